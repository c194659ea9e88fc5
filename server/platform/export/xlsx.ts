import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import type { FileCell, FileColumn } from './cells.ts'
import { sliceRows } from './snapshot.ts'
import type { ListRow } from './source.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Spreadsheets reject cells with more characters. */
const MAX_TEXT = 32_767
const MAX_SHEET_NAME = 31

const writable = (text: string): string => {
  const whole = text.toWellFormed().replace(UNWRITABLE, '\ufffd')
  return whole.length > MAX_TEXT ? `${whole.slice(0, MAX_TEXT - 1)}…` : whole
}

const cellOf = (cell: FileCell): FileCell => (typeof cell === 'string' ? writable(cell) : cell)

/** Converts a title to a valid sheet name: without forbidden characters, not empty and not too long. */
const sheetName = (title: string): string =>
  writable(title.replace(/[[\]:*?/\\']/g, ' '))
    .slice(0, MAX_SHEET_NAME)
    .trim() || 'Sheet'

interface Sheet {
  title: string
  columns: readonly FileColumn[]
  /** Lines above the headings. */
  above?: readonly string[]
}

async function* rowsOf({ columns, above = [] }: Sheet, batches: AsyncIterable<readonly ListRow[]>) {
  for (const text of above) yield [writable(text)]
  yield columns.map(({ title }) => writable(title))
  for await (const slice of sliceRows(batches, columns)) for (const row of slice) yield row.map(cellOf)
}

/** Streams rows as a workbook with one sheet. */
export function xlsxFile(sheet: Sheet, batches: AsyncIterable<readonly ListRow[]>): Readable {
  const { title, columns, above = [] } = sheet
  const bytes = writeXlsxStream(rowsOf(sheet, batches), {
    name: sheetName(title),
    columns: columns.map(({ numFmt }) => ({ width: 18, ...(numFmt && { numFmt }) })),
    freezePane: { rows: above.length + 1 },
  })
  return Readable.fromWeb(bytes as ReadableStream<Uint8Array>)
}
