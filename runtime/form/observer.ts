import { Tracker } from '@formily/reactive'
import { memo, type ReactNode, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'

/** Observes what a component reads. `version` increases with each change. */
interface Watch {
  tracker: Tracker
  /**
   * Calls `listener` on each change until `subscribe` is called. Returns a function that stops the calls
   * earlier.
   */
  awaitSubscription: (listener: () => void) => () => void
  subscribe: (listener: () => void) => () => void
  version: () => number
}

function createWatch(): Watch {
  let version = 0
  let notify: (() => void) | undefined
  const tracker = new Tracker(() => {
    version += 1
    notify?.()
  })
  return {
    tracker,
    version: () => version,
    awaitSubscription: (listener) => {
      notify ??= listener
      return () => {
        if (notify === listener) notify = undefined
      }
    },
    subscribe: (listener) => {
      notify = listener
      return () => {
        notify = undefined
        tracker.dispose()
        // The version changes now, because changes are not observed until the next subscription.
        version += 1
      }
    },
  }
}

/**
 * Creates a component that renders again synchronously when an observable that it reads changes. Formily's
 * own observer leaks every render that React abandons.
 */
export function observer<Props extends object>(render: (props: Props) => ReactNode) {
  return memo(function Observed(props: Props): ReactNode {
    const watch = useRef<Watch>(undefined)
    watch.current ??= createWatch()
    const { tracker, awaitSubscription, subscribe, version } = watch.current
    const [, renderAgain] = useReducer((count: number) => count + 1, 0)
    const drawn = useSyncExternalStore(subscribe, version)
    // React subscribes only after it has painted. Until then, changes render the component synchronously, so
    // that a typed text isn't reset to the old value.
    useLayoutEffect(() => {
      if (version() !== drawn) renderAgain()
      return awaitSubscription(renderAgain)
    })
    return tracker.track(() => render(props)) as ReactNode
  })
}
