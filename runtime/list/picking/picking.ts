import { createContext, useContext, useMemo } from 'react'
import type { Page } from '#schemas'
import type { DataRecord } from '../../registry/definitions.ts'
import type { ListSelection } from '../list-state.ts'

/** A list from which rows are picked for a field of another page. */
export interface Picking {
  multiple: boolean
  /** The chosen values, of rows on other pages too. */
  values: ReadonlySet<string>
  /** What is stored of a row; undefined for one that has nothing to store. */
  valueIn: (record: DataRecord) => string | undefined
  /** Tells which rows of those on screen are chosen now; whatever is not on screen stays as it was. */
  change: (rows: readonly DataRecord[], chosen: readonly DataRecord[]) => void
  clear: () => void
  /** The page as it is drawn to pick from. */
  adapt: (page: Page) => Page
}

export const PickingContext = createContext<Picking | undefined>(undefined)

/** The way rows of the list being drawn are picked; undefined where it is a list like any other. */
export const usePicking = (): Picking | undefined => useContext(PickingContext)

/** Picked rows as the selection of a list; undefined where nothing is picked from it. */
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
        const wanted = new Set((multiple ? keys : keys.slice(-1)).map(String))
        change(
          rows,
          rows.filter((row) => wanted.has(keyOf(row))),
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
