import { useCallback, useState } from 'react'
import type { Grove } from './grants.ts'

/** A smaller tree starts expanded. */
const FEW = 120

/** Differences from the initial expanded state. */
interface Folds {
  /** Search result they belong to. Undefined without a search. */
  of: ReadonlySet<string> | undefined
  /** Nodes that differ from their initial state. */
  flipped: ReadonlySet<string>
  /** Set by *expand all* or *collapse all*. */
  all: boolean | undefined
}

const NONE: ReadonlySet<string> = new Set()
const asAtFirst = (of: Folds['of']): Folds => ({ of, flipped: NONE, all: undefined })

/** Expanded nodes: initially the top level, or the whole search result. */
export function useUnfolded({ byId }: Grove, shown: ReadonlySet<string> | undefined) {
  const [browsed, setBrowsed] = useState(asAtFirst(undefined))
  const [searched, setSearched] = useState(asAtFirst(undefined))
  const folds = shown === undefined ? browsed : searched.of === shown ? searched : asAtFirst(shown)
  const put = shown === undefined ? setBrowsed : setSearched
  const { flipped, all } = folds

  const isOpen = useCallback(
    (id: string) => {
      const isAtFirst = shown !== undefined || byId.size <= FEW || byId.get(id)?.level === 1
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
  const unfold = (isOpened: boolean) => put({ of: shown, flipped: NONE, all: isOpened })
  return { isOpen, toggle, unfold }
}
