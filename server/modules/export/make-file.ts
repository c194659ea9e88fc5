import type { Readable } from 'node:stream'
import type { Column, ListExportBody } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Locale } from '../../http/locale.ts'
import { pageText, readDictTexts } from '../spreadsheet/texts.ts'
import { fileColumn } from './cells.ts'
import { csvFile } from './csv.ts'
import type { ExportPlan } from './plan.ts'
import type { ListRow } from './sources.ts'
import { xlsxFile } from './xlsx.ts'

interface Wanted {
  plan: ExportPlan & { columns: readonly Column[] }
  format: ListExportBody['format']
  locale: Locale
  /** Business time, as the file's name tells it. */
  at: string
}

/** What the files of a page are called, in the language of the reader. */
export const titleOf = ({ page }: Pick<ExportPlan, 'page'>, locale: Locale): string =>
  pageText(page, page.list.export.fileName ?? page.title, locale)

/** The rows as a file, made only as fast as it is taken; its name has no ending. */
export async function makeFile(
  db: Db,
  { plan, format, locale, at }: Wanted,
  batches: AsyncIterable<readonly ListRow[]>,
): Promise<{ stream: Readable; name: string }> {
  const reading = { page: plan.page, format, locale, dictText: await readDictTexts(db, locale) }
  const columns = plan.columns.map((column) => fileColumn(column, reading))
  const title = titleOf(plan, locale)
  const stream = format === 'csv' ? csvFile(columns, batches) : xlsxFile({ title, columns }, batches)
  return { stream, name: `${title} ${at.replaceAll(':', '')}` }
}
