import type { DataRecord, TableColumn } from '#runtime'
import { maskValue } from '#schemas/mask'
import { asText } from '../../shared/as-text.ts'

/** Cells that draw their value as it is. */
const PLAIN_CELLS: ReadonlySet<string | undefined> = new Set(['Text', 'Link', 'Copyable'])

/**
 * Returns the text that a cell draws, masked if the cell is masked, for tooltips and accessible names.
 * Returns undefined for an empty value, and for a cell that draws another text than its value.
 */
export function cellText(column: TableColumn | undefined, record: DataRecord): string | undefined {
  if (!column || column.computeValue || !PLAIN_CELLS.has(column.cell?.name)) return undefined
  const value = record[column.field]
  return asText(column.mask ? maskValue(column.mask, value) : value)
}
