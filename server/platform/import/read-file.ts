import { importUnreadable } from './errors.ts'
import { readCsv } from './read-csv.ts'
import type { FileRow } from './read-rows.ts'
import { readXlsx } from './read-xlsx.ts'

const ZIP = Buffer.from('PK\u0003\u0004')
/** First bytes of old workbooks (.xls) and of encrypted workbooks. */
const OLD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Rows of an uploaded file, with their headings. */
export interface ReadFile {
  header: readonly string[]
  rows: readonly FileRow[]
}

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark)

/** Detects the format of a file by its content and reads its rows. */
export async function readFile(bytes: Buffer, limits: { maxRows: number }): Promise<ReadFile> {
  if (startsWith(bytes, OLD)) throw importUnreadable.kind()
  const rows = startsWith(bytes, ZIP) ? await readXlsx(bytes, limits) : readCsv(bytes, limits)
  const [header = [], ...body] = rows
  return { header, rows: body.map((cells, index) => ({ row: index + 2, cells })) }
}
