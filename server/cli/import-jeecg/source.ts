/** A value as a file has it; null is SQL's. */
export type Cell = string | null

/** One row of a file. */
export interface SourceRow {
  table: string
  /** Position in the input: `line 12, row 3` or `sys_user.csv:4`. */
  place: string
  cells: Readonly<Record<string, Cell>>
  /** Why it cannot be read as a row; the cells are empty then. */
  problem?: string
}

/** A row of as many values as there are columns; one of another number has a problem instead of cells. */
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

/** A file that cannot be read on from here; the message is one sentence with the place. */
export class SourceError extends Error {}
