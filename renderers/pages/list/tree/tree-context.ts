import { createContext } from 'react'
import type { DataRecord, TreeRow, TreeState } from '#runtime'

export type TreePlaces = ReadonlyMap<DataRecord, TreeRow>

/** Where each record on screen stands in its tree. */
export const placesOf = (rows: readonly TreeRow[]): TreePlaces =>
  new Map(rows.map((row) => [row.record, row]))

/** The tree that cells stand in; undefined outside any. */
export const TreeContext = createContext<{ places: TreePlaces; tree: TreeState } | undefined>(undefined)
