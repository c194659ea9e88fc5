import type { FastifyRequest } from 'fastify'
import type { Column, ListExportBody, ListExportSize, ListExportSizeBody } from '#schemas'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit-log/append.ts'
import { originOf } from '../http/change.ts'
import type { SignedIn } from '../http/request.ts'
import { countSql } from '../list/page-sql.ts'
import { makeFile } from './make-file.ts'
import { createFileOpener, type ExportFile } from './open-file.ts'
import type { ExportPlan } from './plan.ts'
import { createPlanner } from './planner.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Maximum number of exports that run at the same time in a process. Each export uses a database connection
 * while it runs.
 */
const MAX_SIMULTANEOUS = 3

/**
 * Reads the first rows before the response begins. So if reading fails, the client gets an error instead of
 * an incomplete file.
 */
async function readFirst<Rows>(batches: AsyncGenerator<Rows>): Promise<AsyncGenerator<Rows>> {
  const first = await batches.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* batches
  })()
}

/** Creates the exports of list pages. A file has the rows, order, scope and masks of the list. */
export function createExports(services: Services) {
  const { config, database, ids, clock } = services
  const planner = createPlanner(services)
  const max = config.exportMaxRows
  const openFile = createFileOpener({ db: database.db, slots: MAX_SIMULTANEOUS, maxRows: max })

  /** Audits an export before the first byte is sent, so that interrupted exports are audited too. */
  async function record(body: ListExportBody, request: FastifyRequest, rows: number): Promise<void> {
    const { page, format, columns, query } = body
    const origin = { ...originOf(request), pageId: page }
    await withTransaction(database.db, async (tx) => {
      const subject = { kind: 'list_export', id: ids.nextId() }
      const entry = { action: 'list.export', subject, detail: { page, format, columns, query, rows } }
      await appendAudit(tx, { entry, origin, id: ids.nextId(), at: clock() })
    })
  }

  async function fileOf(
    body: ListExportBody,
    request: FastifyRequest,
    { plan, snapshot }: { plan: ExportPlan & { columns: readonly Column[] }; snapshot: Snapshot },
  ): Promise<Omit<ExportFile, 'close'>> {
    const batches = await readFirst(snapshot.batches())
    await record(body, request, snapshot.count)
    const { locale } = request
    return makeFile(database.db, { plan, format: body.format, locale, at: snapshot.at }, batches)
  }

  return {
    /** Counts the rows that the file would have, up to the maximum. */
    async size(body: ListExportSizeBody, user: SignedIn): Promise<ListExportSize> {
      const { source, query } = await planner.rows(body, user)
      const counting = countSql(source.resource, query, { scope: user.scope, cap: max })
      const { rows } = await counting.execute(database.db)
      const count = rows[0]?.count ?? 0
      return {
        rows: Math.min(count, max),
        isExact: count <= max,
        maxRows: max,
        backgroundRows: config.exportBackgroundRows,
      }
    },

    /** Opens the file. Throws all errors before the first byte is sent. */
    async open(body: ListExportBody, request: FastifyRequest): Promise<ExportFile> {
      const { user } = request
      const plan = await planner.file(body, user)
      const { source, query } = plan
      return openFile({ source, query, scope: user.scope }, (snapshot) =>
        fileOf(body, request, { plan, snapshot }),
      )
    },
  }
}
