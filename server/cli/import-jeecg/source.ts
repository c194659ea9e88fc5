/** Raw value of a file; null is SQL's NULL. */
export type Cell = string | null

/** One row of a file. */
export interface SourceRow {
  table: string
  /** Position in the input: `line 12, row 3` or `sys_user.csv:4`. */
  place: string
  cells: Readonly<Record<string, Cell>>
  /** Reason why the row is unreadable; its cells are empty then. */
  problem?: string
}

/** Builds a row from its values; a wrong number of values gives a problem instead of cells. */
export function rowOf(
  values: readonly Cell[],
  columns: readonly string[],
  row: Pick<SourceRow, 'table' | 'place'>,
): SourceRow {
  if (values.length !== columns.length)
    return { ...row, cells: {}, problem: `${values.length} values for ${columns.length} columns` }
  return {
    ...row,
    cells: Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null])),
  }
}

/** Unreadable file; the message is one sentence with the position. */
export class SourceError extends Error {}
