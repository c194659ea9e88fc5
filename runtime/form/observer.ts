import { Tracker } from '@formily/reactive'
import { memo, type ReactNode, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react'

/** Connects a component to the observables that it reads. Each change increases the version. */
interface Watch {
  tracker: Tracker
  /**
   * Until `subscribe` is called, calls `listener` on each change. The returned function stops these calls.
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
        // Changes are not observed until the next subscription, so the version must change now.
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
    // React subscribes only after it has painted. Text that a user types before that must not be reset to the
    // old value.
    useLayoutEffect(() => {
      if (version() !== drawn) renderAgain()
      return awaitSubscription(renderAgain)
    })
    return tracker.track(() => render(props)) as ReactNode
  })
}
