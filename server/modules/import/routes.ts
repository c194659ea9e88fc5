import multipart from '@fastify/multipart'
import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ExportFormat, ImportProblem, ImportRun } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { malformedRequest } from '../../http/errors.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { attachment } from '../spreadsheet/attachment.ts'
import { neutralise } from '../spreadsheet/neutralise.ts'
import { importFileMissing, importFileTooLarge, importStopped } from './errors.ts'
import { createImports, MAX_MEGABYTES } from './service.ts'
import { importTemplate } from './template.ts'

const MEGABYTE = 1_048_576
const MAX_NAME = 255
/** Looks at a file, and files that are given, a minute from one address. */
const CHECKS = 60
const FILES = 60
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CSV = 'text/csv; charset=utf-8'

/** The parser's plain errors, without code or class of their own, are all about what the client sent. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && error.constructor === Error && !('code' in error)

async function readForm(request: FastifyRequest) {
  const form: { page: string; file?: { name: string; bytes: Buffer } } = { page: '' }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.file.truncated) throw importFileTooLarge({ megabytes: MAX_MEGABYTES })
        form.file = { name: (part.filename ?? '').slice(-MAX_NAME), bytes }
      } else if (part.fieldname === 'page') form.page = String(part.value)
    }
  } catch (error) {
    throw isUnreadable(error) ? malformedRequest(undefined, { cause: error }) : error
  }
  const { page, file } = form
  if (!file || file.bytes.length === 0) throw importFileMissing()
  return { page, ...file }
}

const HEADINGS = {
  'en-US': ['Row', 'Column', 'Value', 'What is wrong'],
  'zh-CN': ['行号', '列', '内容', '问题'],
} as const

const problemFile = (problems: readonly ImportProblem[], locale: FastifyRequest['locale']) =>
  stringify(
    [
      HEADINGS[locale],
      ...problems.map(({ row, column, value, message }) =>
        [String(row), column ?? '', value, message].map(neutralise),
      ),
    ] as string[][],
    { bom: true, record_delimiter: 'windows' },
  )

/** Files of records that people bring. */
export async function importRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const imports = createImports(services)
  const change = createChange(services)

  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MAX_MEGABYTES * MEGABYTE,
      files: 1,
      fields: 2,
      parts: 3,
      fieldSize: 200,
      headerPairs: 50,
    },
  })

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
