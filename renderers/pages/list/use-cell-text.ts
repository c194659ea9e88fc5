import { type DataRecord, type TableColumn, useDictItems } from '#runtime'
import { maskValue } from '#schemas/mask'
import { formatFen } from '#schemas/money'
import { asText } from '../../shared/as-text.ts'

/** Names of the cells whose value is readable as it is. */
const PLAIN_CELLS: ReadonlySet<string | undefined> = new Set(['Text', 'Link', 'Copyable'])

/**
 * Returns the text of a cell, for tooltips and accessible names. The text of a masked cell is masked. Returns
 * undefined for an empty value, and for a cell that shows its value in another way, such as an image.
 */
export function useCellText(column: TableColumn | undefined, record: DataRecord): string | undefined {
  const name = column?.cell?.name
  const props = column?.props
  const dict = name === 'Dict' && typeof props?.dict === 'string' ? props.dict : undefined
  const findItem = useDictItems(dict === undefined ? [] : [dict])
  if (!column || column.computeValue) return undefined
  const value = record[column.field]
  const text = asText(column.mask ? maskValue(column.mask, value) : value)
  const isPlain = PLAIN_CELLS.has(name) || (name === 'Date' && props?.format === undefined)
  if (text === undefined || isPlain) return text
  if (dict !== undefined) return findItem(dict, text)?.text ?? text
  return name === 'Money' && !column.mask && Number.isSafeInteger(value)
    ? formatFen(Number(value))
    : undefined
}
