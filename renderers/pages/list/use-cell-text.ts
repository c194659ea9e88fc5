import type { DataRecord, TableColumn } from '#runtime'
import { maskValue } from '#schemas/mask'
import { asText } from '../../shared/as-text.ts'

/** Names of the cells that show their value unchanged. */
const PLAIN_CELLS: ReadonlySet<string | undefined> = new Set(['Text', 'Link', 'Copyable'])

/**
 * Returns the text that a cell shows, for tooltips and accessible names. The text of a masked cell is masked.
 * Returns undefined for an empty value, and for a cell that doesn't show its value unchanged.
 */
export function cellText(column: TableColumn | undefined, record: DataRecord): string | undefined {
  if (!column || column.computeValue || !PLAIN_CELLS.has(column.cell?.name)) return undefined
  const value = record[column.field]
  return asText(column.mask ? maskValue(column.mask, value) : value)
}
