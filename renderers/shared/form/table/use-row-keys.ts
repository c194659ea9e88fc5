import { type KeyboardEvent, useCallback } from 'react'
import type { ArrayState } from '#runtime'
import { useFormDrawing } from '../form-context.ts'

interface RowKeys {
  array: ArrayState
  scrollToRow: (key: string) => void
}

/**
 * Handles keys of a row. Enter moves the focus down to the next row, Shift+Enter up to the previous row, in
 * the same column. Enter in the last field of the last row adds a row and moves the focus to its first field.
 * Alt with an arrow key moves the row itself.
 */
export function useRowKeys({ array, scrollToRow }: RowKeys) {
  const { engine } = useFormDrawing()
  return useCallback(
    (event: KeyboardEvent) => {
      const by = stepOf(event)
      if (event.defaultPrevented || (by === 0 && !isEnter(event))) return
      const address = addressOf(event, array)
      if (!address) return
      if (by !== 0 && array.isEditable.value) {
        event.preventDefault()
        array.move(address.row, by)
        scrollToRow(address.row)
        return engine.reveal(array, address)
      }
      if (!isEnter(event)) return
      event.preventDefault()
      const target = neighbourOf(array, address, event.shiftKey ? -1 : 1)
      if (!target) return
      scrollToRow(target.row)
      engine.reveal(array, target)
    },
    [array, scrollToRow, engine],
  )
}

interface CellAddress {
  row: string
  field: string
}

/**
 * Cell in which a key was pressed. Undefined for a cell of a nested sub-table, whose row isn't a row of this
 * table.
 */
function addressOf({ target }: KeyboardEvent, array: ArrayState): CellAddress | undefined {
  const { row, field = '' } = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset ?? {}
  return row !== undefined && array.rows().some(({ key }) => key === row) ? { row, field } : undefined
}

/** Returns the cell to which Enter moves the focus. Adds a row if the cell is the last one of the table. */
function neighbourOf(array: ArrayState, { row, field }: CellAddress, by: number): CellAddress | undefined {
  const rows = array.rows()
  const to = rows.findIndex(({ key }) => key === row) + by
  const neighbour = rows[to]
  if (neighbour) return { row: neighbour.key, field }
  const inputs = array.columns.value.filter(({ isWritable }) => isWritable)
  if (to !== rows.length || inputs.at(-1)?.spec.field !== field) return undefined
  const added = array.isEditable.value ? array.addSpare() : undefined
  return added === undefined ? undefined : { row: added, field: inputs[0]?.spec.field ?? field }
}

/** Number of rows by which Alt with an arrow key moves a row. */
const stepOf = ({ altKey, key }: KeyboardEvent): -1 | 0 | 1 =>
  !altKey ? 0 : key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0

const isEnter = ({ key, nativeEvent, target }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing && isLine(target)

/**
 * True for a single-line input without a popup. In other inputs Enter already has a meaning: it selects a
 * date or an option, or adds a line.
 */
const isLine = (target: EventTarget) =>
  target instanceof HTMLInputElement &&
  target.getAttribute('role') !== 'combobox' &&
  target.closest('.ant-picker') === null
