import { type DataRecord, exactSum, type TableColumn } from '#runtime'
import { DetailCell } from '../detail-cell.tsx'
import { emptyValue } from '../empty-value.tsx'

/** Shows the sum of a column with the cell of the column. */
export function ColumnSum({ column, rows }: { column: TableColumn; rows: readonly DataRecord[] }) {
  const sum = exactSum(rows.map((row) => row[column.field]))
  if (sum === undefined) return emptyValue
  // The sum has no link, because the parameters of a link are fields of a single row.
  const { page: _, ...props } = column.props ?? {}
  return <DetailCell column={{ ...column, props }} record={{ [column.field]: sum }} />
}
