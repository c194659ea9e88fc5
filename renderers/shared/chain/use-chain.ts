import { useEffect, useState } from 'react'

interface ChainParts {
  /** What the choices hang on: another text is another set of them. */
  link: string
  /** The keys that are offered now; undefined while nobody knows yet. */
  offered: ReadonlySet<string> | undefined
  /** The keys that are chosen. */
  values: readonly string[]
  /** Puts those that are left in their place. */
  keep: (values: string[]) => void
}

/** How a choice stands that hangs on another one. */
export interface Chain {
  /** Something was chosen that is no longer offered, and was taken away. */
  hasDropped: boolean
  /** Nobody knows yet whether what is chosen is still offered. */
  isChecking: boolean
  /** Somebody has chosen again. */
  settle: () => void
}

/**
 * Follows what a choice hangs on. What is stored stays as it is until that changes; then what is offered still is kept
 * and the rest is taken away. A chain of several such choices settles from its beginning to its end.
 */
export function useChain({ link, offered, values, keep }: ChainParts): Chain {
  const [seen, setSeen] = useState(link)
  const [hasDropped, setDropped] = useState(false)
  const isBehind = link !== seen
  useEffect(() => {
    if (!isBehind || (offered === undefined && values.length > 0)) return
    setSeen(link)
    const left = values.filter((value) => offered?.has(value))
    setDropped(left.length < values.length)
    if (left.length < values.length) keep(left)
  }, [isBehind, link, offered, values, keep])
  return {
    hasDropped: hasDropped && !isBehind,
    isChecking: isBehind && values.length > 0,
    settle: () => setDropped(false),
  }
}
