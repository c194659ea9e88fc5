import type { DataRecord } from '../../registry/definitions.ts'
import type { TableColumn } from '../list-state.ts'

/** Sum of a column over the selected rows. */
export interface SelectionTotal {
  column: TableColumn
  sum: number
}

/**
 * Sums of the selected rows, for visible columns whose total is a sum. Values that aren't integers are
 * skipped. A column without any integer, or with an inexact sum, is left out.
 */
export function selectionTotals(
  columns: readonly TableColumn[],
  records: readonly DataRecord[],
): readonly SelectionTotal[] {
  return columns.filter(isSummed).flatMap((column) => {
    const values = records
      .map((record) => record[column.field])
      .filter((value): value is number => Number.isSafeInteger(value))
    const sum = values.reduce((before, value) => before + value, 0)
    return values.length > 0 && Number.isSafeInteger(sum) ? [{ column, sum }] : []
  })
}

const isSummed = ({ column }: TableColumn) => 'total' in column && column.total === 'sum'
