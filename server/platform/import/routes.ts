import multipart from '@fastify/multipart'
import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance } from 'fastify'
import type { ImportError } from '#schemas'
import type { Services } from '../../services.ts'
import { attachmentHeader } from '../http/attachment-header.ts'
import type { Changed } from '../http/change.ts'
import type { Locale } from '../http/locale.ts'
import { createChangeRoute, createRawRoute, createRoute } from '../http/operation-route.ts'
import { neutralizeFormula } from '../spreadsheet/neutralize-formula.ts'
import { importStopped } from './errors.ts'
import { formLimits, readForm } from './form.ts'
import { createImports } from './service.ts'
import { importTemplate } from './template.ts'

const HEADINGS = {
  'en-US': ['Row', 'Column', 'Value', 'Problem'],
  'zh-CN': ['行号', '列', '内容', '问题'],
} as const

/**
 * List of all problems as a CSV file. The user opens this list next to the imported file, to correct the
 * imported file.
 */
const problemFile = (problems: readonly ImportError[], locale: Locale) =>
  stringify(
    [
      HEADINGS[locale],
      ...problems.map(({ row, column, value, message }) =>
        [String(row), column ?? '', value, message].map(neutralizeFormula),
      ),
    ] as string[][],
    { bom: true, record_delimiter: 'windows' },
  )

/** Maximum number of file checks per minute and IP address. */
const CHECKS = 60
const FILES = 60
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const CSV = 'text/csv; charset=utf-8'

/** Routes to check and import files, and to undo imports. */
export async function importRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const raw = createRawRoute(app)
  const imports = createImports(services)
  const change = createChangeRoute(app, services)
  const countingAgain = async <Result>(imported: Promise<Changed<Result>>) => ({
    ...(await imported),
    afterCommit: async () => services.listChanges.addToAll(),
  })

  await app.register(multipart, formLimits)

  route('import.about', ({ page }, request) => imports.about(page, request))
  raw(
    'import.template',
    async ({ page, format }, { user, locale }, reply) => {
      const { name, bytes } = await importTemplate(await imports.page(page, user), { format, locale })
      return reply
        .type(format === 'csv' ? CSV : XLSX)
        .header('content-disposition', attachmentHeader(name, { plain: `template.${format}` }))
        .send(bytes)
    },
    { limit: FILES, sendsFile: true },
  )
  route('import.check', async (_, request) => imports.check(await readForm(request), request), {
    limit: CHECKS,
    ignoresArgs: true,
  })
  raw(
    'import.errors',
    async ({ id }, request, reply) => {
      const { name, problems } = await imports.problems(id, request)
      return reply
        .type(CSV)
        .header('content-disposition', attachmentHeader(`${name}.errors.csv`, { plain: 'errors.csv' }))
        .send(problemFile(problems, request.locale))
    },
    { limit: FILES, sendsFile: true },
  )
  route('import.status', ({ id }, request) => imports.status(id, request))
  route('import.made', ({ id }, request) => imports.made(id, request))
  change('import.run', async (tx, body, context) => {
    const done = await countingAgain(imports.run(tx, body, context))
    // A disconnected client cancels the import: nothing is saved.
    if (context.request.socket.destroyed) throw importStopped()
    return done
  })
  change('import.undo', (tx, { id }, context) => countingAgain(imports.undo(tx, id, context)))
}
