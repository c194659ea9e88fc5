import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FileCell, FileColumn } from './cells.ts'
import { slicesOf } from './slices.ts'
import type { ListRow } from './sources.ts'

/** By this mark Excel knows the text for UTF-8. */
const MARK = '\uFEFF'

const text = (rows: readonly (readonly FileCell[])[]) =>
  stringify(rows as FileCell[][], { record_delimiter: 'windows' })

async function* parts(columns: readonly FileColumn[], batches: AsyncIterable<readonly ListRow[]>) {
  yield MARK + text([columns.map(({ title }) => title)])
  for await (const slice of slicesOf(batches, columns)) yield text(slice)
}

/** The rows as comma-separated text, made only as fast as it is taken. */
export const csvFile = (
  columns: readonly FileColumn[],
  batches: AsyncIterable<readonly ListRow[]>,
): Readable => Readable.from(parts(columns, batches), { objectMode: true, highWaterMark: 2 })
