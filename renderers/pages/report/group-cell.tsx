import { isOthers, type ReportColumnView } from '#runtime'
import type { ReportRow } from '#schemas'
import { DetailCell } from '../../shared/detail-cell.tsx'

interface GroupCellProps {
  column: ReportColumnView['column']
  row: ReportRow
}

/**
 * Shows the value of a group by its cell. The group *Others* is shown as plain text, because it has no single
 * value.
 */
export function GroupCell({ column, row }: GroupCellProps) {
  return isOthers(row, column.id) ? String(row[column.id]) : <DetailCell column={column} record={row} />
}
