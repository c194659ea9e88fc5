import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit-log/append.ts'
import { type FileColumn, fileColumn } from '../export/cells.ts'
import { createFileOpener, type ExportFile } from '../export/open-file.ts'
import type { Snapshot } from '../export/snapshot.ts'
import type { ListRow } from '../export/source.ts'
import { xlsxFile } from '../export/xlsx.ts'
import { originOf } from '../http/change.ts'
import { type Locale, type LocalizedText, localizedTo } from '../http/locale.ts'
import { readIds } from '../http/read-ids.ts'
import { readJeecgQuery } from '../list/jeecg-query.ts'
import type { ListQuery } from '../list/query.ts'
import type { ListResource } from '../list/resource.ts'
import { type DictTexts, readDictTexts } from '../spreadsheet/dictionary-texts.ts'
import type { JeecgFile } from './declaration.ts'

/** Maximum number of exports that run at the same time in a process. */
const MAX_SIMULTANEOUS = 3
const PAGING = ['pageNo', 'pageSize', 'cursor', 'token']
const SHEET: LocalizedText = { en: 'Export', zh: '导出信息' }

const openers = new WeakMap<object, ReturnType<typeof createFileOpener>>()

/**
 * Returns the function that opens files in this process. Exports of all record types share the slots of this
 * function.
 */
function openerOf({ database, config }: Services): ReturnType<typeof createFileOpener> {
  const known = openers.get(database)
  const opener =
    known ?? createFileOpener({ db: database.db, slots: MAX_SIMULTANEOUS, maxRows: config.exportMaxRows })
  openers.set(database, opener)
  return opener
}

/** Adds a filter by record ids to the list, for exports of selected rows. */
function withIdFilter<Row>(resource: ListResource<Row>): ListResource<ListRow> {
  const { ability, columns } = resource
  return {
    ...(resource as unknown as ListResource<ListRow>),
    ability: { ...ability, filters: { ...ability.filters, id: ['eq', 'in'] } },
    columns: { ...columns, id: { type: 'text', sql: sql`t.id` } },
  }
}

function columnsOf<Row>(file: JeecgFile<Row>, locale: Locale, dictText: DictTexts): FileColumn[] {
  return file.columns.map(({ field, titles, dict }) => {
    const title = localizedTo(titles, locale)
    const shown = dict === undefined ? { cell: 'Text' } : { cell: 'Dict', props: { dict } }
    return fileColumn({ id: field, field, title, ...shown }, { page: {}, format: 'xlsx', locale, dictText })
  })
}

/** Creates the export of a record type. The export has the same rows, scope and masks as the list. */
export function createJeecgExport<Row>(services: Services, file: JeecgFile<Row>) {
  const { database, ids, clock } = services
  const openFile = openerOf(services)
  const resource = withIdFilter(file.resource)

  async function readQuery(query: Record<string, unknown>, request: FastifyRequest): Promise<ListQuery> {
    const filters = Object.fromEntries(Object.entries(query).filter(([key]) => !PAGING.includes(key)))
    const asked = file.toListQuery ? await file.toListQuery(filters) : filters
    const { selections } = query
    const picked = typeof selections === 'string' ? readIds(selections) : []
    return readJeecgQuery(resource, { ...asked, id_MultiString: picked.join(',') }, { who: request.user })
  }

  /**
   * Audits an export before the first byte is sent. The audit row contains its filters and sort order, but no
   * other parameters.
   */
  async function record(request: FastifyRequest, asked: ListQuery, rows: number) {
    const { conditions, alternatives, sort, order } = asked
    const subject = { kind: 'list_export', id: ids.nextId() }
    const detail = { path: file.path, query: { conditions, alternatives, sort, order }, rows }
    const entry = { action: 'list.export', subject, detail }
    const origin = originOf(request)
    await withTransaction(database.db, (tx) =>
      appendAudit(tx, { entry, origin, id: ids.nextId(), at: clock() }),
    )
  }

  async function* rowsOf(snapshot: Snapshot) {
    for await (const batch of snapshot.batches()) {
      yield file.rows ? await file.rows(database.db, batch) : batch
    }
  }

  async function made(request: FastifyRequest, snapshot: Snapshot) {
    const { locale, user } = request
    const say = (words: LocalizedText) => localizedTo(words, locale)
    const columns = columnsOf(file, locale, await readDictTexts(database.db, locale))
    const by: LocalizedText = { en: `Exported by: ${user.realname}`, zh: `导出人:${user.realname}` }
    const title: LocalizedText = { en: `${file.titles.en} report`, zh: `${file.titles.zh}报表` }
    const sheet = { title: say(SHEET), columns, above: [say(title), say(by)] }
    return { stream: xlsxFile(sheet, rowsOf(snapshot)), name: `${say(file.titles)}.xlsx` }
  }

  /** Opens a file. Throws all errors before the first byte is sent. */
  return async (request: FastifyRequest, query: Record<string, unknown>): Promise<ExportFile> => {
    const asked = await readQuery(query, request)
    const { scope } = request.user
    return openFile({ source: { resource }, query: asked, scope }, async (snapshot) => {
      await record(request, asked, snapshot.count)
      return made(request, snapshot)
    })
  }
}
