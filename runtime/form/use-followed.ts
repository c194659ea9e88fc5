import { autorun } from '@formily/reactive'
import { useCallback, useSyncExternalStore } from 'react'

/** Reads something of a form and draws again when it changes; gives the same thing as long as it is the same. */
export function useFollowed<Value>(read: () => Value): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is followed, not the function.
  const subscribe = useCallback((listener: () => void) => {
    return autorun(() => {
      read()
      listener()
    })
  }, [])
  return useSyncExternalStore(subscribe, read)
}
