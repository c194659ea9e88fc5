import { autorun } from '@formily/reactive'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns the value that `read` computes from observables. Renders the component again when these observables
 * change.
 */
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
