import { useCallback, useState } from 'react'
import type { Grove } from './grants.ts'

/** A tree of fewer places is open from the start. */
const FEW = 120

/** What is open beside what is so at first. */
interface Folds {
  /** What they belong to: what a search left; undefined without one. */
  of: ReadonlySet<string> | undefined
  /** Places that are not as they are at first. */
  flipped: ReadonlySet<string>
  /** All were opened or closed at once. */
  all: boolean | undefined
}

const NONE: ReadonlySet<string> = new Set()
const asAtFirst = (of: Folds['of']): Folds => ({ of, flipped: NONE, all: undefined })

/** Which places are open: what a search left is, and folds again by hand; without one the top is. */
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
