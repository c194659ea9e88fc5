/** Unconverted value in a file. Null is SQL's NULL. */
export type Cell = string | null

/** Row of a dump or a CSV file. */
export interface SourceRow {
  table: string
  /** Position of the row in the input: `line 12, row 3` or `sys_user.csv:4`. */
  place: string
  cells: Readonly<Record<string, Cell>>
  /** Reason why the row can't be read. If there is a reason, `cells` is empty. */
  problem?: string
}

/**
 * Builds a row from its values. If there are more or fewer values than columns, the row has a `problem` and
 * no cells.
 */
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

/** Error if a file can't be read. The message is one sentence that contains the position in the file. */
export class SourceError extends Error {}
