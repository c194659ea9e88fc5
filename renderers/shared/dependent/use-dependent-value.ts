import { useEffect, useState } from 'react'

interface DependentValueParams {
  /** Value of the parent field as text. When this value changes, the options change too. */
  link: string
  /** Keys of the current options, or undefined while they load. */
  availableKeys: ReadonlySet<string> | undefined
  /** Keys of the selected options. */
  values: readonly string[]
  /** Sets the remaining keys, after keys that are no longer options were removed. */
  setValues: (values: string[]) => void
}

/** State of a select that depends on a parent field. */
export interface DependentValue {
  /** True after a value was removed because it is no longer an option. */
  wasCleared: boolean
  /** True while the options load. If the loaded options lack the selected value, this value is removed. */
  isChecking: boolean
  /** Sets `wasCleared` to false. The select calls this function when the user has selected a value. */
  settle: () => void
}

/**
 * Keeps a select consistent with its parent field. After the parent has changed, removes the values that are
 * no longer options. Before the first change, keeps all stored values, even those that are not options. In a
 * chain of selects, each select waits for its parent.
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
