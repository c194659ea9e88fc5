import { createContext } from 'react'
import type { TreeState } from '#runtime'
import type { TreePlaces } from './tree-places.ts'

/** The tree that cells stand in; undefined outside any. */
export const TreeContext = createContext<{ places: TreePlaces; tree: TreeState } | undefined>(undefined)
