import { useCallback, useState } from 'react'
import type { PermissionTree } from './grants.ts'

/** A tree with at most this number of nodes is fully expanded at first. */
const EXPAND_ALL_LIMIT = 120

/** Which nodes are expanded, stored as differences from the initial state. */
interface ExpandState {
  /** Search result for which this state is valid. Undefined if there is no search. */
  of: ReadonlySet<string> | undefined
  /**
   * Ids of the nodes that the user has expanded or collapsed. The state of these nodes is the opposite of
   * `all` or, if `all` is undefined, of their initial state.
   */
  flipped: ReadonlySet<string>
  /** True after *expand all*, false after *collapse all*, undefined before both. */
  all: boolean | undefined
}

const NONE: ReadonlySet<string> = new Set()
const isInitiallyOpen = (of: ExpandState['of']): ExpandState => ({ of, flipped: NONE, all: undefined })

/**
 * Stores which nodes are expanded. At first, a small tree and a search result are fully expanded. In a large
 * tree, only the top level is expanded.
 */
export function useExpandedNodes({ byId }: PermissionTree, shown: ReadonlySet<string> | undefined) {
  const [browsed, setBrowsed] = useState(isInitiallyOpen(undefined))
  const [searched, setSearched] = useState(isInitiallyOpen(undefined))
  const expandState =
    shown === undefined ? browsed : searched.of === shown ? searched : isInitiallyOpen(shown)
  const put = shown === undefined ? setBrowsed : setSearched
  const { flipped, all } = expandState

  const isOpen = useCallback(
    (id: string) => {
      const isAtFirst = shown !== undefined || byId.size <= EXPAND_ALL_LIMIT || byId.get(id)?.level === 1
      return (all ?? isAtFirst) !== flipped.has(id)
    },
    [byId, shown, all, flipped],
  )
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(flipped)
      if (!next.delete(id)) next.add(id)
      put({ of: shown, flipped: next, all })
    },
    [shown, flipped, all, put],
  )
  const setAllExpanded = (isOpened: boolean) => put({ of: shown, flipped: NONE, all: isOpened })
  return { isOpen, toggle, setAllExpanded }
}
