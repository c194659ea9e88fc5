import type { Words } from '../../http/locale.ts'
import type { ImportRow, RowProblem } from './importer.ts'

/** A value of a cell that no two records may have. */
export interface OnceOnly {
  column: string
  /** Values that differ in this alone are the same. */
  same: (value: string) => string
  /** What to say where a record has the value already. */
  taken: Words
}

const textOf = ({ values }: ImportRow, column: string): string => String(values[column] ?? '').trim()

const repeated = (row: number): Words => ({ en: `The same as in row ${row}`, zh: `与第 ${row} 行重复` })

/** The values of such a column, each once, as they are compared. */
export const valuesOf = (rows: readonly ImportRow[], { column, same }: OnceOnly): string[] => [
  ...new Set(rows.map((row) => same(textOf(row, column))).filter((value) => value !== '')),
]

/** Cells whose value a record has, or a row above. */
export function takenTwice(
  rows: readonly ImportRow[],
  { column, same, taken }: OnceOnly,
  had: ReadonlySet<string>,
): RowProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    const value = same(textOf(row, column))
    if (value === '') return []
    const before = seen.get(value)
    if (before === undefined) seen.set(value, row.row)
    const words = had.has(value) ? taken : before === undefined ? undefined : repeated(before)
    return words ? [{ row: row.row, column, words }] : []
  })
}
