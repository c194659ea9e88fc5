import { setImmediate } from 'node:timers/promises'
import type { FileCell, FileColumn } from './cells.ts'
import type { ListRow } from './sources.ts'

/** Rows made into text before others get their turn: some milliseconds' work. */
const SLICE = 250

/** Rows of a file, few enough at a time that nobody else waits for them. */
export async function* slicesOf(
  batches: AsyncIterable<readonly ListRow[]>,
  columns: readonly FileColumn[],
): AsyncGenerator<FileCell[][]> {
  for await (const batch of batches) {
    for (let from = 0; from < batch.length; from += SLICE) {
      yield batch.slice(from, from + SLICE).map((row) => columns.map(({ read }) => read(row)))
      await setImmediate()
    }
  }
}
