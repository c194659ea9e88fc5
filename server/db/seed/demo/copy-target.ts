import type { CopyValue } from './copy.ts'

/** Target of COPY: the table, its columns, and how the columns get their values. */
export interface CopyTarget<Item> {
  table: string
  columns: readonly string[]
  toRow(item: Item): CopyValue[]
}

/** Defines how items become rows of a table. */
export function defineTarget<Item>(
  table: string,
  columns: Record<string, (item: Item) => CopyValue>,
): CopyTarget<Item> {
  const values = Object.values(columns)
  return { table, columns: Object.keys(columns), toRow: (item) => values.map((value) => value(item)) }
}

/** Formats milliseconds for the database. */
export const toTime = (time: number): string => new Date(time).toISOString()
