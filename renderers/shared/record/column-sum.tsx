import { type DataRecord, exactSum, type TableColumn } from '#runtime'
import { DetailCell } from '../detail-cell.tsx'
import { emptyValue } from '../empty-value.tsx'

/** Sum of a column, drawn by its cell. */
export function ColumnSum({ column, rows }: { column: TableColumn; rows: readonly DataRecord[] }) {
  const sum = exactSum(rows.map((row) => row[column.field]))
  if (sum === undefined) return emptyValue
  // The parameters of a link are fields of one row.
  const { page: _, ...props } = column.props ?? {}
  return <DetailCell column={{ ...column, props }} record={{ [column.field]: sum }} />
}
