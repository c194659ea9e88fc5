import { createContext } from 'react'
import type { DataRecord, TreeRow, TreeState } from '#runtime'

export type TreeRowMap = ReadonlyMap<DataRecord, TreeRow>

/** Maps each visible record to its position in the tree. */
export const mapTreeRows = (rows: readonly TreeRow[]): TreeRowMap =>
  new Map(rows.map((row) => [row.record, row]))

/** The tree to which the cells belong, or undefined in a list that isn't a tree. */
export const TreeContext = createContext<{ rowMap: TreeRowMap; tree: TreeState } | undefined>(undefined)
