import { useEffect, useState } from 'react'

interface DependentValueParams {
  /** Value of the parent field as text. When it changes, the options change too. */
  link: string
  /** Keys of the current options. Undefined while they load. */
  availableKeys: ReadonlySet<string> | undefined
  /** Keys of the selected options. */
  values: readonly string[]
  /** Called with the keys that remain after those that are no longer options were removed. */
  setValues: (values: string[]) => void
}

/** State of a select that depends on a parent field. */
export interface DependentValue {
  /** True after a value was removed because it is no longer an option. */
  wasCleared: boolean
  /** True while the options load. Until they have loaded, the value may still be removed. */
  isChecking: boolean
  /** Sets `wasCleared` to false. The select calls this function when the user has selected a value. */
  settle: () => void
}

/**
 * Keeps a select consistent with its parent field. When the parent changes, it removes the values that are no
 * longer options. Until then, it keeps a stored value, even one that is not an option. In a chain of selects,
 * each select waits for the one before it.
 */
export function useDependentValue({
  link,
  availableKeys,
  values,
  setValues,
}: DependentValueParams): DependentValue {
  const [lastLink, setLastLink] = useState(link)
  const [wasCleared, setCleared] = useState(false)
  const isBehind = link !== lastLink
  useEffect(() => {
    if (!isBehind || (availableKeys === undefined && values.length > 0)) return
    setLastLink(link)
    const remaining = values.filter((value) => availableKeys?.has(value))
    setCleared(remaining.length < values.length)
    if (remaining.length < values.length) setValues(remaining)
  }, [isBehind, link, availableKeys, values, setValues])
  return {
    wasCleared: wasCleared && !isBehind,
    isChecking: isBehind && values.length > 0,
    settle: () => setCleared(false),
  }
}
