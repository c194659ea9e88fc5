import { useCallback, useState } from 'react'
import type { PermissionTree } from './grants.ts'

/** A tree with at most this number of nodes starts expanded. */
const EXPAND_ALL_LIMIT = 120

/** Nodes whose expanded state differs from the initial one. */
interface ExpandState {
  /** Search result to which these differences belong. Undefined if there is no search. */
  of: ReadonlySet<string> | undefined
  /** Ids of nodes whose state differs from `all` or, if `all` is undefined, from their initial state. */
  flipped: ReadonlySet<string>
  /** True after *expand all*, false after *collapse all*, otherwise undefined. */
  all: boolean | undefined
}

const NONE: ReadonlySet<string> = new Set()
const isInitiallyOpen = (of: ExpandState['of']): ExpandState => ({ of, flipped: NONE, all: undefined })

/**
 * State of the expanded nodes. Initially all nodes of a small tree or of a search result are expanded, and
 * only the top level of a large tree.
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
