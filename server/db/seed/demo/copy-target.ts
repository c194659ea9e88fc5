import type { CopyValue } from './copy.ts'

/** A table and how its columns are filled, so that the two never drift apart. */
export interface CopyTarget<Item> {
  table: string
  columns: readonly string[]
  toRow(item: Item): CopyValue[]
}

/** Declares how rows of a table are made of items. */
export function defineTarget<Item>(
  table: string,
  columns: Record<string, (item: Item) => CopyValue>,
): CopyTarget<Item> {
  const values = Object.values(columns)
  return { table, columns: Object.keys(columns), toRow: (item) => values.map((value) => value(item)) }
}

/** Milliseconds as the database reads a time. */
export const toTime = (time: number): string => new Date(time).toISOString()
