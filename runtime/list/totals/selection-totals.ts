import { exactSum } from '../../data/exact-sum.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { TableColumn } from '../list-state.ts'

/** Sum of a column over the selected rows. */
export interface SelectionTotal {
  column: TableColumn
  sum: number
}

/**
 * Sums of the selected rows, for visible columns whose total is a sum. Skips values that aren't numbers.
 * Leaves out a column that has no numbers or whose sum isn't exact.
 */
export function selectionTotals(
  columns: readonly TableColumn[],
  records: readonly DataRecord[],
): readonly SelectionTotal[] {
  return columns.filter(isSummed).flatMap((column) => {
    const values = records.map((record) => record[column.field]).filter((value) => Number.isFinite(value))
    const sum = exactSum(values)
    return values.length > 0 && sum !== undefined ? [{ column, sum }] : []
  })
}

const isSummed = ({ column }: TableColumn) => 'total' in column && column.total === 'sum'
