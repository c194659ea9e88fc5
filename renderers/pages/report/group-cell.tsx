import { isOthers, type ReportColumnView } from '#runtime'
import type { ReportRow } from '#schemas'
import { DetailCell } from '../../shared/detail-cell.tsx'

interface GroupCellProps {
  column: ReportColumnView['column']
  row: ReportRow
}

/**
 * Shows the name of a group. The group that combines all other rows has a text as its name, because it has no
 * value that a cell could show.
 */
export function GroupCell({ column, row }: GroupCellProps) {
  return isOthers(row, column.id) ? String(row[column.id]) : <DetailCell column={column} record={row} />
}
