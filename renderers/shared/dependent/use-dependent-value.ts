import { useEffect, useState } from 'react'

interface DependentValueParams {
  /** Value of the parent field. Another text means other options. */
  link: string
  /** Keys of the current options. Undefined while they load. */
  offered: ReadonlySet<string> | undefined
  /** Keys of the selected options. */
  values: readonly string[]
  /** Called with the remaining values after invalid ones were removed. */
  keep: (values: string[]) => void
}

/** State of a select that depends on a parent field. */
export interface DependentValue {
  /** A value was removed because it is no longer an option. */
  wasCleared: boolean
  /** Options are loading, so the value may still become invalid. */
  isChecking: boolean
  /** Called after the user has selected again. */
  settle: () => void
}

/**
 * Keeps a select consistent with its parent field. A stored value stays until the parent changes; then values
 * that are no longer options are removed. Chained selects are checked from first to last.
 */
export function useDependentValue({ link, offered, values, keep }: DependentValueParams): DependentValue {
  const [lastLink, setLastLink] = useState(link)
  const [wasCleared, setCleared] = useState(false)
  const isBehind = link !== lastLink
  useEffect(() => {
    if (!isBehind || (offered === undefined && values.length > 0)) return
    setLastLink(link)
    const left = values.filter((value) => offered?.has(value))
    setCleared(left.length < values.length)
    if (left.length < values.length) keep(left)
  }, [isBehind, link, offered, values, keep])
  return {
    wasCleared: wasCleared && !isBehind,
    isChecking: isBehind && values.length > 0,
    settle: () => setCleared(false),
  }
}
