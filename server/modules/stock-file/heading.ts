import type { ImportColumn } from '#schemas'
import type { ReadFile } from '../import/read-file.ts'
import { type FileRow, mapColumns } from '../import/read-rows.ts'

/** Titles and groups above the headings take no more lines than this. */
const MOST_ABOVE = 5
/** So many known headings make a line of headings of what stands below or above one. */
const ENOUGH = 2

/** Two lines of headings as one: the lower names what it says, the upper what stands over several lines. */
const joined = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from(
    { length: Math.max(upper.length, lower.length) },
    (_, at) => lower[at]?.trim() || upper[at]?.trim() || '',
  )

/** Finds the headings below the titles that stock clients write, in one line or, with groups, in two. */
export function belowTitles({ header, rows }: ReadFile, columns: readonly ImportColumn[]): ReadFile {
  const all: FileRow[] = [{ row: 1, cells: header }, ...rows]
  const known = all
    .slice(0, MOST_ABOVE)
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
