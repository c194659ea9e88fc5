import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Column, ListExportBody } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Locale } from '../http/locale.ts'
import { localizedPageText } from '../localized-text/localized-page-text.ts'
import { readDictTexts } from '../spreadsheet/dictionary-texts.ts'
import type { FileCell, FileColumn } from './cells.ts'
import { fileColumn } from './cells.ts'
import type { ExportPlan } from './plan.ts'
import { sliceRows } from './snapshot.ts'
import type { ListRow } from './source.ts'
import { xlsxFile } from './xlsx.ts'

/** Byte order mark, which Excel needs to detect UTF-8. */
const MARK = '\uFEFF'

const text = (rows: readonly (readonly FileCell[])[]) =>
  stringify(rows as FileCell[][], { record_delimiter: 'windows' })

async function* parts(columns: readonly FileColumn[], batches: AsyncIterable<readonly ListRow[]>) {
  yield MARK + text([columns.map(({ title }) => title)])
  for await (const slice of sliceRows(batches, columns)) yield text(slice)
}

/** Streams rows as comma-separated text. */
const csvFile = (columns: readonly FileColumn[], batches: AsyncIterable<readonly ListRow[]>): Readable =>
  Readable.from(parts(columns, batches), { objectMode: true, highWaterMark: 2 })

interface FileOptions {
  plan: ExportPlan & { columns: readonly Column[] }
  format: ListExportBody['format']
  locale: Locale
  /** Business time of the export, which becomes part of the file name. */
  at: string
}

/** Title of the files of a page, in the user's language. */
export const exportTitle = ({ page }: Pick<ExportPlan, 'page'>, locale: Locale): string =>
  localizedPageText(page, page.list.export.fileName ?? page.title, locale)

/** Streams rows as a file. Returns the stream and the file name without an extension. */
export async function makeFile(
  db: Db,
  { plan, format, locale, at }: FileOptions,
  batches: AsyncIterable<readonly ListRow[]>,
): Promise<{ stream: Readable; name: string }> {
  const groups = plan.page.list.columnGroups
  const context = { page: plan.page, groups, format, locale, dictText: await readDictTexts(db, locale) }
  const columns = plan.columns.map((column) => fileColumn(column, context))
  const title = exportTitle(plan, locale)
  const stream = format === 'csv' ? csvFile(columns, batches) : xlsxFile({ title, columns }, batches)
  return { stream, name: `${title} ${at.replaceAll(':', '')}` }
}
