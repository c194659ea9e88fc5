import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ImportColumn } from '#schemas'
import type { Services } from '../../services.ts'
import { type ChangeHandler, createChangeRunner } from '../http/change.ts'
import { ok } from '../http/envelope.ts'
import { type LocalizedText, localizedTo } from '../http/locale.ts'
import { type CheckedFile, checkFile, localizeProblems } from '../import/check-file.ts'
import { importUnreadable } from '../import/errors.ts'
import { readForm } from '../import/form.ts'
import type { RowImporter } from '../import/importer.ts'
import type { ReadFile } from '../import/read-file.ts'
import { readFile } from '../import/read-file.ts'
import { type FileRow, mapColumns } from '../import/read-rows.ts'
import { importColumns, type JeecgFile } from './declaration.ts'
import { saveProblems } from './problem-text.ts'

/** Number of rows at the top of a file in which headings are searched. */
const MAX_ROWS_ABOVE = 5
/** Minimum number of known headings that a line must contain to be a line of headings. */
const ENOUGH = 2

/**
 * Merges two lines of headings. A heading is the text of the lower cell, or of the upper cell if the lower
 * cell is empty.
 */
const joined = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from(
    { length: Math.max(upper.length, lower.length) },
    (_, at) => lower[at]?.trim() || upper[at]?.trim() || '',
  )

/** Finds the headings of a JeecgBoot file, in one or two lines below the titles of the file. */
function findHeadings({ header, rows }: ReadFile, columns: readonly ImportColumn[]): ReadFile {
  const all: FileRow[] = [{ row: 1, cells: header }, ...rows]
  const known = all
    .slice(0, MAX_ROWS_ABOVE)
    .map(({ cells }) => mapColumns(columns, cells).columns.filter(({ at }) => at !== null).length)
  const most = Math.max(...known)
  const first = known.indexOf(most)
  if (most === 0) return { header, rows }
  const isHeading = (at: number) => (known[at] ?? 0) >= ENOUGH
  const from = isHeading(first - 1) ? first - 1 : first
  const to = isHeading(first + 1) && from === first ? first + 1 : first
  const cells = joined(all[from]?.cells ?? [], all[to]?.cells ?? [])
  return { header: cells, rows: all.slice(to + 1) }
}

/** Number of rows that a file may have in addition to the maximum of data rows, for titles and headings. */
const TITLES = 5
/** Maximum number of records that an audit entry names. */
const MAX_NAMED_RECORDS = 200
const REFUSED: LocalizedText = { en: 'Nothing was imported: rows have errors', zh: '文件未导入：数据有错误' }

/** Thrown if rows have problems, to roll back the transaction. */
class RowsRefused extends Error {
  readonly checked: CheckedFile

  constructor(checked: CheckedFile) {
    super('rows were refused')
    this.name = 'RowsRefused'
    this.checked = checked
  }
}

/** Throws if a required column is missing. */
function requireColumns({ mapping, rows }: CheckedFile): void {
  const lacking = mapping.columns.filter(({ column, at }) => column.required && at === null)
  if (lacking.length > 0) {
    throw importUnreadable.lacking({
      en: lacking.map(({ column }) => column.titles.en).join(', '),
      zh: lacking.map(({ column }) => column.titles.zh).join('、'),
    })
  }
  if (rows.length === 0) throw importUnreadable.empty()
}

/** Creates the import of a record type, which writes either all rows of a file or none. */
export function createJeecgImport<Row>(services: Services, file: JeecgFile<Row>, importer: RowImporter) {
  const { config } = services
  const change = createChangeRunner(services)
  const columns = importColumns(file)

  /** Builds the error response for JeecgBoot's dialog, with a link to the error list. */
  async function refuse(checked: CheckedFile, request: FastifyRequest) {
    const { locale } = request
    const totalCount = checked.rows.length
    const errorCount = new Set(checked.problems.map(({ row }) => row)).size
    const msg: LocalizedText = {
      en: `Rows: ${totalCount}, imported: 0, with errors: ${errorCount}`,
      zh: `总上传行数：${totalCount}，已导入行数：0，错误行数：${errorCount}`,
    }
    const kept = await saveProblems(services, localizeProblems(checked, locale), request)
    const result = { totalCount, errorCount, successCount: 0, msg: localizedTo(msg, locale), ...kept }
    return { ...ok(result, localizedTo(REFUSED, locale)), code: 201 }
  }

  /**
   * Returns a function that checks and writes the rows in one transaction. A repeated request gets the stored
   * response before its rows are checked, since they already exist then.
   */
  function write(read: ReadFile, { bytes, name }: { bytes: Buffer; name: string }) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const work: ChangeHandler<null> = async (tx, context) => {
      const { user } = context
      const checked = await checkFile(tx, { columns, importer }, { file: findHeadings(read, columns), user })
      requireColumns(checked)
      if (checked.problems.length > 0) throw new RowsRefused(checked)
      const { made, problems } = await importer.run(tx, checked.valid, context)
      if (problems.length > 0) throw new RowsRefused({ ...checked, problems: [...problems] })
      const records = made.slice(0, MAX_NAMED_RECORDS).map(({ recordId }) => recordId)
      const detail = { path: file.path, file: name, sha256, rows: made.length, records }
      const message: LocalizedText = {
        en: `Imported rows: ${made.length}`,
        zh: `文件导入成功！数据行数：${made.length}`,
      }
      const subject = { kind: 'list_import', id: records[0] ?? '' }
      const changes = { table: file.resource.table ?? '' }
      return { result: null, audit: { action: 'list.import', subject, detail, changes }, message }
    }
    return (request: FastifyRequest, reply: FastifyReply) => change(request, reply, work, sha256)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const form = await readForm(request)
    const read = await readFile(form.bytes, { maxRows: config.importMaxRows + TITLES })
    try {
      const answer = await write(read, form)(request, reply)
      services.listChanges.add(file.resource.model.name)
      return answer
    } catch (error) {
      if (!(error instanceof RowsRefused)) throw error
      return refuse(error.checked, request)
    }
  }
}
