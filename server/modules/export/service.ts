import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Column, ListExportBody, ListExportSize, ListExportSizeBody } from '#schemas'
import { withTransaction } from '../../db/index.ts'
import { originOf } from '../../http/change.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit/append.ts'
import { countSql } from '../list/page-sql.ts'
import { readShippedPages } from '../page/shipped-pages.ts'
import { pageText, readDictTexts } from '../spreadsheet/texts.ts'
import { fileColumn } from './cells.ts'
import { csvFile } from './csv.ts'
import { exportTooLarge } from './errors.ts'
import { type ExportPlan, exportPages, planColumns, planExport } from './plan.ts'
import { createSlots } from './slots.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'
import { exportSources } from './sources.ts'
import { xlsxFile } from './xlsx.ts'

/** Files one process makes at once: each holds a connection as long as it is taken. */
const AT_ONCE = 3

/** A file on its way; what it holds is given back when it is closed, whole or not. */
export interface ExportFile {
  stream: Readable
  /** Without its ending. */
  name: string
  close: () => Promise<void>
}

/** Reads the first rows at once: what fails with them is an answer, and not a file that breaks off. */
async function begun<Rows>(batches: AsyncGenerator<Rows>): Promise<AsyncGenerator<Rows>> {
  const first = await batches.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* batches
  })()
}

/** Files of list pages: the same rows, order, scope and masks as the list itself. */
export function createExports(services: Services) {
  const { config, database, ids, clock } = services
  const pages = exportPages(readShippedPages().values(), exportSources(services))
  const enter = createSlots(AT_ONCE)
  const max = config.exportMaxRows

  async function plan(body: ListExportSizeBody, user: SignedIn): Promise<ExportPlan> {
    const planned = planExport(pages, body, user)
    await planned.source.guard?.(planned.query)
    return planned
  }

  /** Who took what: written before the first byte leaves, so that one broken off is there as well. */
  async function record(request: FastifyRequest<{ Body: ListExportBody }>, rows: number): Promise<void> {
    const { page, format, columns, query } = request.body
    const origin = { ...originOf(request), pageId: page }
    await withTransaction(database.db, async (tx) => {
      const subject = { kind: 'list_export', id: ids.nextId() }
      const entry = { action: 'list.export', subject, detail: { page, format, columns, query, rows } }
      await appendAudit(tx, { entry, origin, id: ids.nextId(), at: clock() })
    })
  }

  async function fileOf(
    request: FastifyRequest<{ Body: ListExportBody }>,
    { page, columns: asked }: ExportPlan & { columns: readonly Column[] },
    snapshot: Snapshot,
  ): Promise<Omit<ExportFile, 'close'>> {
    const { body, locale } = request
    if (snapshot.count > max) throw exportTooLarge({ max })
    const dictText = await readDictTexts(database.db, locale)
    const reading = { page, format: body.format, locale, dictText }
    const columns = asked.map((column) => fileColumn(column, reading))
    const title = pageText(page, page.list.export.fileName ?? page.title, locale)
    const batches = await begun(snapshot.batches())
    await record(request, snapshot.count)
    const stream = body.format === 'csv' ? csvFile(columns, batches) : xlsxFile({ title, columns }, batches)
    return { stream, name: `${title} ${snapshot.at.replaceAll(':', '')}` }
  }

  return {
    /** How many rows the file would have. */
    async size(body: ListExportSizeBody, user: SignedIn): Promise<ListExportSize> {
      const { source, query } = await plan(body, user)
      const counting = countSql(source.resource, query, { scope: user.scope, cap: max })
      const { rows } = await counting.execute(database.db)
      const count = rows[0]?.count ?? 0
      return { rows: Math.min(count, max), isExact: count <= max, maxRows: max }
    },

    /** Opens the file: everything that can be refused is refused before its first byte. */
    async open(request: FastifyRequest<{ Body: ListExportBody }>): Promise<ExportFile> {
      const { body, user } = request
      const planned = await plan(body, user)
      const columns = planColumns(planned.page, body, user)
      const leave = enter()
      let snapshot: Snapshot | undefined
      const close = async () => {
        await snapshot?.close()
        leave()
      }
      try {
        const { source, query } = planned
        snapshot = await openSnapshot(database.db, { source, query, scope: user.scope, cap: max })
        return { ...(await fileOf(request, { ...planned, columns }, snapshot)), close }
      } catch (error) {
        await close()
        throw error
      }
    },
  }
}
