import { isOthers, type ReportColumnView } from '#runtime'
import type { ReportRow } from '#schemas'
import { DetailCell } from '../../shared/detail-cell.tsx'

interface GroupCellProps {
  column: ReportColumnView['column']
  row: ReportRow
}

/** Title of a group. The group of all other rows has a text instead of a value that a cell could show. */
export function GroupCell({ column, row }: GroupCellProps) {
  return isOthers(row, column.id) ? String(row[column.id]) : <DetailCell column={column} record={row} />
}
