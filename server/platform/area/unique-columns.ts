/**
 * Columns of a table whose values must be unique. Each column has a unique index, so that a check is fast.
 */
export interface UniqueColumns<Column extends string = string> {
  columns: readonly Column[]
  /** True if the table has a recycle bin: deleted rows stay in the table and have a `del_flag`. */
  hasBin?: true
}
