import { parse } from 'csv-parse/sync'
import { importTooManyRows, importUnreadable } from './errors.ts'
import { createSizeGuard } from './row-guard.ts'

const BYTE_ORDER_MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
const DELIMITERS = [',', '\t', ';']

function decoded(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Decodes a file by its byte order mark, otherwise as UTF-8 or GB18030, which includes GBK. */
export function textOf(bytes: Buffer): string {
  const withMark = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  const encodings = withMark ? [withMark[0]] : ['utf-8', 'gb18030']
  for (const encoding of encodings) {
    const text = decoded(encoding, bytes)
    if (text !== undefined && !text.includes('\0')) return text
  }
  throw importUnreadable.kind()
}

/** Detects the delimiter, which is the candidate that occurs most often in the headings. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1)
  const bare = head.replace(/"[^"]*"/g, '')
  const count = (sign: string) => bare.split(sign).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/**
 * Parses comma-separated text, headings first. Empty lines count as rows, so that row numbers match those in
 * a spreadsheet program.
 */
export function readCsv(bytes: Buffer, { maxRows }: { maxRows: number }): string[][] {
  const text = textOf(bytes)
  let rows: string[][]
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      to: maxRows + 2,
      max_record_size: 1_048_576,
    })
  } catch (cause) {
    throw importUnreadable.broken(cause)
  }
  if (rows.length > maxRows + 1) throw importTooManyRows({ max: maxRows })
  const guard = createSizeGuard()
  for (const row of rows) {
    guard.width(row.length)
    for (const cell of row) guard.cell(cell)
  }
  return rows
}
