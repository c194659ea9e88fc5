import { finished } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRecord } from '#schemas/values'
import type { Services } from '../../services.ts'
import { attachmentHeader } from '../http/attachment-header.ts'
import { forbidden } from '../http/errors.ts'
import { hasAccess } from '../http/permission-check.ts'
import { formLimits } from '../import/form.ts'
import { perMinute } from '../rate-limit/rate-limits.ts'
import type { JeecgFile } from './declaration.ts'
import { createJeecgExport } from './export.ts'
import { createJeecgImport } from './import.ts'

/** Maximum number of exports per minute and IP address. The same limit applies to imports. */
const EXPORTS = 30
const IMPORTS = 30
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Limits of forms, high enough for the additional fields that JeecgBoot clients send. */
const limits = { ...formLimits.limits, fields: 10, parts: 11 }

/** Reads the token from the query string, since a link can't send headers. */
function tokenOfLink({ query }: FastifyRequest): string | undefined {
  const { token } = query as Record<string, unknown>
  return typeof token === 'string' && token !== '' ? token : undefined
}

const fieldsOf = (body: unknown): Record<string, unknown> => (isRecord(body) ? { ...body } : {})

function addExportRoutes<Row>(app: FastifyInstance, services: Services, file: JeecgFile<Row>): void {
  const open = createJeecgExport(services, file)
  app.route({
    method: ['GET', 'POST'],
    url: `${file.path}/exportXls`,
    config: {
      access: file.access.export,
      readToken: tokenOfLink,
      rateLimit: perMinute(EXPORTS),
      ...(file.aliases && { aliases: file.aliases.map((path) => `${path}/exportXls`) }),
    },
    handler: async (request, reply) => {
      if (!hasAccess(request.user, file.access.list)) throw forbidden()
      const query = { ...fieldsOf(request.query), ...fieldsOf(request.body) }
      const { stream, name, close } = await open(request, query)
      // Runs when the file is complete or the client disconnects.
      finished(reply.raw, () => {
        stream.destroy()
        void close()
      })
      return reply
        .type(XLSX)
        .header('content-disposition', attachmentHeader(name, { plain: 'export.xlsx' }))
        .send(stream)
    },
  })
}

/** Adds the export and import routes of a record type. */
export function jeecgFileRoutes<Row>(app: FastifyInstance, services: Services, file: JeecgFile<Row>): void {
  addExportRoutes(app, services, file)
  const { importer } = file
  const access = file.access.import
  if (importer === undefined || access === undefined) return
  // Accepts multipart bodies only on these routes.
  app.register(async (taking) => {
    await taking.register(multipart, { ...formLimits, limits })
    taking.route({
      method: 'POST',
      url: `${file.path}/importExcel`,
      config: {
        access,
        rateLimit: perMinute(IMPORTS),
        ...(file.aliases && { aliases: file.aliases.map((path) => `${path}/importExcel`) }),
      },
      handler: createJeecgImport(services, file, importer),
    })
  })
}
