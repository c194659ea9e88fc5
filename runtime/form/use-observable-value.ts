import { autorun } from '@formily/reactive'
import { useCallback, useSyncExternalStore } from 'react'

/** Returns the result of `read`. Renders the component again when an observable that `read` uses changes. */
export function useObservableValue<Value>(read: () => Value): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reads are observed, not the function.
  const subscribe = useCallback((listener: () => void) => {
    return autorun(() => {
      read()
      listener()
    })
  }, [])
  return useSyncExternalStore(subscribe, read)
}
