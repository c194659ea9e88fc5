import { useCallback, useState } from 'react'
import type { Grove } from './grants.ts'

/** A tree of fewer places is open from the start. */
const FEW = 120

interface Flipped {
  /** The search they belong to; undefined without one. */
  of: ReadonlySet<string> | undefined
  ids: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/** Which places are open: what a search found is, and folds again by hand; without one the top is. */
export function useUnfolded({ byId }: Grove, shown: ReadonlySet<string> | undefined) {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(NONE)
  const [inSearch, setInSearch] = useState<Flipped>({ of: undefined, ids: NONE })
  const now = shown === undefined ? flipped : inSearch.of === shown ? inSearch.ids : NONE

  const isOpen = useCallback(
    (id: string) => {
      const place = byId.get(id)
      const isAtFirst = shown !== undefined || byId.size <= FEW || place?.level === 1
      return isAtFirst !== now.has(id)
    },
    [byId, shown, now],
  )
  const toggle = useCallback(
    (id: string) => {
      const ids = new Set(now)
      if (!ids.delete(id)) ids.add(id)
      if (shown === undefined) setFlipped(ids)
      else setInSearch({ of: shown, ids })
    },
    [shown, now],
  )
  return { isOpen, toggle }
}
