/** Columns of a table whose values must be unique; each has a unique index, so that a check is fast. */
export interface UniqueColumns<Column extends string = string> {
  columns: readonly Column[]
  /** Deleted rows stay in a recycle bin, marked by `del_flag`. */
  hasBin?: true
}
