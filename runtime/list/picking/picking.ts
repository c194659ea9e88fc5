import { createContext, useContext, useMemo } from 'react'
import type { Page } from '#schemas'
import type { DataRecord } from '../../registry/definitions.ts'
import type { ListSelection } from '../list-state.ts'

/** Lets the user pick rows of a list as values for a field of another page. */
export interface Picking {
  multiple: boolean
  /** Selected values, including values of rows on other pages. */
  values: ReadonlySet<string>
  /** Returns the value that the field stores for a row, or undefined for a row without this value. */
  valueIn: (record: DataRecord) => string | undefined
  /** Sets which of the visible rows are selected. Rows on other pages stay selected. */
  change: (rows: readonly DataRecord[], selected: readonly DataRecord[]) => void
  clear: () => void
  /** Adapts the page for picking. */
  adapt: (page: Page) => Page
}

export const PickingContext = createContext<Picking | undefined>(undefined)

/** The picking for which the current list is open, or undefined for an ordinary list. */
export const usePicking = (): Picking | undefined => useContext(PickingContext)

/** The picked rows as the selection of the list, or undefined in a list that isn't opened for picking. */
export function usePickedSelection(rows: readonly DataRecord[], rowKey: string): ListSelection | undefined {
  const picking = usePicking()
  return useMemo(() => {
    if (!picking) return undefined
    const { values, valueIn, change, clear, multiple } = picking
    const keyOf = (row: DataRecord) => String(row[rowKey])
    const chosen = rows.filter((row) => {
      const value = valueIn(row)
      return value !== undefined && values.has(value)
    })
    return {
      enabled: true,
      isSingle: !multiple,
      keys: chosen.map(keyOf),
      records: chosen,
      change: (keys) => {
        const selectedKeys = new Set((multiple ? keys : keys.slice(-1)).map(String))
        change(
          rows,
          rows.filter((row) => selectedKeys.has(keyOf(row))),
        )
      },
      deselect: (records) =>
        change(
          rows,
          chosen.filter((row) => !records.includes(row)),
        ),
      clear,
    }
  }, [picking, rows, rowKey])
}
