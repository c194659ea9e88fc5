import { createContext } from 'react'
import type { DataRecord, TreeRow, TreeState } from '#runtime'

export type TreeRowMap = ReadonlyMap<DataRecord, TreeRow>

/** Position of each visible record in the tree. */
export const mapTreeRows = (rows: readonly TreeRow[]): TreeRowMap =>
  new Map(rows.map((row) => [row.record, row]))

/** The tree that the cells belong to. Undefined in a list without a tree. */
export const TreeContext = createContext<{ rowMap: TreeRowMap; tree: TreeState } | undefined>(undefined)
