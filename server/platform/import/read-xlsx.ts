import { setImmediate } from 'node:timers/promises'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { HttpError } from '../http/errors.ts'
import { importTooManyRows, importUnreadable } from './errors.ts'
import { openZip } from './open-zip.ts'
import { createSizeGuard } from './row-guard.ts'

/** Number of rows after which other requests are processed. */
const SLICE = 200
/** Maximum rounding error that is removed from a number. */
const MAX_ROUNDING_ERROR = 1e-6

/** Formats a number as text, without rounding errors and exponents: 0.1 + 0.2 is `0.3`. */
const numberText = (value: number): string => {
  const cents = Number(value.toFixed(2))
  if (Math.abs(cents - value) < MAX_ROUNDING_ERROR && Math.abs(value) < Number.MAX_SAFE_INTEGER)
    return String(cents)
  return Number.isSafeInteger(value) ? BigInt(value).toString() : String(value)
}

/**
 * Returns the text of a cell. A formula isn't evaluated: its text is the result that is stored in the file.
 */
function textOf(cell: CellValue | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return numberText(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : ''
}

async function rowsOf(zip: Buffer, maxRows: number): Promise<string[][]> {
  const rows: string[][] = []
  const guard = createSizeGuard()
  let seen = 0
  for await (const { index, values } of streamXlsxRows(zip, { sheet: 0 })) {
    seen += 1
    if (index > maxRows || seen > maxRows + 1) throw importTooManyRows({ max: maxRows })
    // Missing rows become empty rows, so that row numbers match those in a spreadsheet program.
    while (rows.length < index) rows.push([])
    guard.width(values.length)
    rows.push(values.map((value) => guard.cell(textOf(value))))
    if (seen % SLICE === 0) await setImmediate()
  }
  return rows
}

/** Reads the rows of the first sheet, headings first. */
export async function readXlsx(bytes: Buffer, { maxRows }: { maxRows: number }): Promise<string[][]> {
  const zip = await openZip(bytes)
  try {
    return await rowsOf(zip, maxRows)
  } catch (cause) {
    throw cause instanceof HttpError ? cause : importUnreadable.broken(cause)
  }
}
