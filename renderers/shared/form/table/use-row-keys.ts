import { type KeyboardEvent, useCallback } from 'react'
import type { ArrayState } from '#runtime'
import { useFormDrawing } from '../form-context.ts'

interface RowKeys {
  array: ArrayState
  scrollToRow: (key: string) => void
}

/**
 * Handles keys in a row. Enter moves the focus to the next row in the same column, and Shift+Enter to the
 * previous row. In the last row, Enter accepts the input and adds nothing. Alt with an up or down arrow key moves
 * the row itself.
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
 * Returns the cell in which a key was pressed. Returns undefined for a cell of a nested sub-table, because
 * its row doesn't belong to this table.
 */
function addressOf({ target }: KeyboardEvent, array: ArrayState): CellAddress | undefined {
  const { row, field = '' } = (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset ?? {}
  return row !== undefined && array.rows().some(({ key }) => key === row) ? { row, field } : undefined
}

/** Returns the cell to which Enter moves the focus. Undefined above the first row and below the last. */
function neighbourOf(array: ArrayState, { row, field }: CellAddress, by: number): CellAddress | undefined {
  const rows = array.rows()
  const neighbour = rows[rows.findIndex(({ key }) => key === row) + by]
  return neighbour && { row: neighbour.key, field }
}

/**
 * Returns by how many rows a key moves a row. Returns 0 for a key other than Alt with an up or down arrow
 * key.
 */
const stepOf = ({ altKey, key }: KeyboardEvent): -1 | 0 | 1 =>
  !altKey ? 0 : key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0

const isEnter = ({ key, nativeEvent, target }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing && isLine(target)

/**
 * True for an input with a single line and without a popup. In other inputs, Enter already selects a date or
 * an option, or adds a line.
 */
const isLine = (target: EventTarget) =>
  target instanceof HTMLInputElement &&
  target.getAttribute('role') !== 'combobox' &&
  target.closest('.ant-picker') === null
