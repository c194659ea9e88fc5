import { useCallback, useMemo, useState } from 'react'
import type { DataRecord } from '../registry/definitions.ts'
import type { ListSelection, SearchValues } from './list-state.ts'

interface SelectionParts {
  enabled: boolean
  rows: readonly DataRecord[]
  rowKey: string
  /** What the rows were asked with. */
  values: SearchValues
}

const NONE: ReadonlyMap<string, DataRecord> = new Map()

/**
 * Selected rows, across pages. A row that is on screen counts as it is there now: its version may have moved on. Another
 * search, also one that back leads to, lets them go: nobody acts on rows he no longer sees.
 */
export function useSelection({ enabled, rows, rowKey, values }: SelectionParts): ListSelection {
  const [chosen, setChosen] = useState(NONE)
  const search = JSON.stringify(values)
  const [searchOfChosen, setSearchOfChosen] = useState(search)
  if (searchOfChosen !== search) {
    setSearchOfChosen(search)
    setChosen(NONE)
  }

  const change = useCallback<ListSelection['change']>(
    (keys, records) =>
      setChosen((before) => {
        const seen = new Map(records.flatMap((row) => (row ? [[String(row[rowKey]), row] as const] : [])))
        return new Map(
          keys.map(String).flatMap((key) => {
            const record = seen.get(key) ?? before.get(key)
            return record ? [[key, record] as const] : []
          }),
        )
      }),
    [rowKey],
  )
  const deselect = useCallback<ListSelection['deselect']>(
    (records) =>
      setChosen((before) => {
        const gone = new Set(records.map((row) => String(row[rowKey])))
        return new Map([...before].filter(([key]) => !gone.has(key)))
      }),
    [rowKey],
  )
  const clear = useCallback(() => setChosen((before) => (before.size === 0 ? before : NONE)), [])

  const keys = useMemo(() => [...chosen.keys()], [chosen])
  return useMemo(() => {
    const onScreen = new Map(chosen.size === 0 ? [] : rows.map((row) => [String(row[rowKey]), row]))
    return {
      enabled,
      keys,
      records: [...chosen].map(([key, record]) => onScreen.get(key) ?? record),
      change,
      deselect,
      clear,
    }
  }, [enabled, chosen, keys, rows, rowKey, change, deselect, clear])
}
