import multipart from '@fastify/multipart'
import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance } from 'fastify'
import type { ExportFormat, ImportProblem, ImportRun } from '#schemas'
import type { Services } from '../../services.ts'
import type { Locale } from '../http/locale.ts'
import { createChangeRoute, createRoute, fileRoute, limitedRoute } from '../http/operation-route.ts'
import { attachmentHeader, neutralizeFormula } from '../spreadsheet/neutralize-formula.ts'
import { importStopped } from './errors.ts'
import { formLimits, readForm } from './form.ts'
import { createImports } from './service.ts'
import { importTemplate } from './template.ts'

const HEADINGS = {
  'en-US': ['Row', 'Column', 'Value', 'Problem'],
  'zh-CN': ['行号', '列', '内容', '问题'],
} as const

/** All problems of a file as a file, to correct it side by side. */
const problemFile = (problems: readonly ImportProblem[], locale: Locale) =>
  stringify(
    [
      HEADINGS[locale],
      ...problems.map(({ row, column, value, message }) =>
        [String(row), column ?? '', value, message].map(neutralizeFormula),
      ),
    ] as string[][],
    { bom: true, record_delimiter: 'windows' },
  )

/** File checks per minute and address. */
const CHECKS = 60
const FILES = 60
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CSV = 'text/csv; charset=utf-8'

/** Routes to check, import and undo files. */
export async function importRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const imports = createImports(services)
  const change = createChangeRoute(app, services)

  await app.register(multipart, formLimits)

  route<{ Querystring: { page: string } }>('import.about', (request) =>
    imports.about(request.query.page, request),
  )

  app.route<{ Body: { page: string; format: ExportFormat } }>({
    ...fileRoute('import.template', FILES),
    handler: async ({ body, user, locale }, reply) => {
      const { name, bytes } = await importTemplate(imports.page(body.page, user), { ...body, locale })
      return reply
        .type(body.format === 'csv' ? CSV : XLSX)
        .header('content-disposition', attachmentHeader(name, { plain: `template.${body.format}` }))
        .send(bytes)
    },
  })

  const { schema, ...check } = limitedRoute('import.check', CHECKS)
  route({ ...check, schema: { response: schema.response } }, async (request) =>
    imports.check(await readForm(request), request),
  )

  app.route<{ Body: { id: string } }>({
    ...fileRoute('import.errors', FILES),
    handler: async (request, reply) => {
      const { name, problems } = await imports.problems(request.body.id, request)
      return reply
        .type(CSV)
        .header('content-disposition', attachmentHeader(`${name}.errors.csv`, { plain: 'errors.csv' }))
        .send(problemFile(problems, request.locale))
    },
  })

  route<{ Querystring: { id: string } }>('import.status', (request) =>
    imports.status(request.query.id, request),
  )

  route<{ Querystring: { id: string } }>('import.made', (request) => imports.made(request.query.id, request))

  change<{ Body: ImportRun }>('import.run', async (tx, request) => {
    const done = await imports.run(tx, request.body, request)
    // A disconnected client cancels the import: nothing is saved.
    if (request.socket.destroyed) throw importStopped()
    return done
  })

  change<{ Body: { id: string } }>('import.undo', (tx, request) => imports.undo(tx, request.body.id, request))
}
