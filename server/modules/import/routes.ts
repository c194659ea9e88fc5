import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ExportFormat, ImportRun } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { attachment } from '../spreadsheet/attachment.ts'
import { importStopped } from './errors.ts'
import { formLimits, readForm } from './form.ts'
import { problemFile } from './problem-file.ts'
import { createImports } from './service.ts'
import { importTemplate } from './template.ts'

/** Looks at a file, and files that are given, a minute from one address. */
const CHECKS = 60
const FILES = 60
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CSV = 'text/csv; charset=utf-8'

/** Files of records that people bring. */
export async function importRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const imports = createImports(services)
  const change = createChange(services)

  await app.register(multipart, formLimits)

  app.route<{ Querystring: { page: string } }>({
    ...operationRoute('import.about'),
    handler: async (request) => ok(imports.about(request.query.page, request)),
  })

  const template = operationRoute('import.template')
  app.route<{ Body: { page: string; format: ExportFormat } }>({
    ...template,
    config: { ...template.config, rateLimit: perMinute(FILES) },
    // The answer is the file itself, which no shape describes.
    schema: { body: template.schema.body },
    handler: async ({ body, user, locale }, reply) => {
      const { name, bytes } = await importTemplate(imports.page(body.page, user), { ...body, locale })
      return reply
        .type(body.format === 'csv' ? CSV : XLSX)
        .header('content-disposition', attachment(name, { plain: `template.${body.format}` }))
        .send(bytes)
    },
  })

  const check = operationRoute('import.check')
  app.route({
    ...check,
    config: { ...check.config, rateLimit: perMinute(CHECKS) },
    schema: { response: check.schema.response },
    handler: async (request) => ok(await imports.check(await readForm(request), request)),
  })

  const errors = operationRoute('import.errors')
  app.route<{ Body: { id: string } }>({
    ...errors,
    config: { ...errors.config, rateLimit: perMinute(FILES) },
    schema: { body: errors.schema.body },
    handler: async (request, reply) => {
      const { name, problems } = await imports.problems(request.body.id, request)
      return reply
        .type(CSV)
        .header('content-disposition', attachment(`${name}.errors.csv`, { plain: 'errors.csv' }))
        .send(problemFile(problems, request.locale))
    },
  })

  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('import.status'),
    handler: async (request) => ok(await imports.status(request.query.id, request)),
  })

  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('import.made'),
    handler: async (request) => ok(await imports.made(request.query.id, request)),
  })

  app.route<{ Body: ImportRun }>({
    ...operationRoute('import.run'),
    handler: (request, reply) =>
      change(request, reply, async (tx) => {
        const done = await imports.run(tx, request.body, request)
        // Whoever has gone meanwhile has stopped it: nothing of it is kept.
        if (reply.raw.destroyed) throw importStopped()
        return done
      }),
  })

  app.route<{ Body: { id: string } }>({
    ...operationRoute('import.undo'),
    handler: (request, reply) => change(request, reply, (tx) => imports.undo(tx, request.body.id, request)),
  })
}
