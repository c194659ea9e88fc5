/**
 * Columns of a table whose values must be unique. Each column has a unique index, so that a check is fast.
 */
export interface UniqueColumns<Column extends string = string> {
  columns: readonly Column[]
  /** True if deleted rows stay in the table, marked by `del_flag`, as in a recycle bin. */
  hasBin?: true
}
