import { autorun } from '@formily/reactive'
import { useCallback, useSyncExternalStore } from 'react'

/** Reads observables of a form and draws again when they change. */
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
