import { createContext } from 'react'
import type { DataRecord, TreeRow, TreeState } from '#runtime'

export type TreePlaces = ReadonlyMap<DataRecord, TreeRow>

/** Position of each visible record in the tree. */
export const placesOf = (rows: readonly TreeRow[]): TreePlaces =>
  new Map(rows.map((row) => [row.record, row]))

/** The tree that the cells belong to. Undefined in a list without a tree. */
export const TreeContext = createContext<{ places: TreePlaces; tree: TreeState } | undefined>(undefined)
