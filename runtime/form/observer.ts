import { Tracker } from '@formily/reactive'
import { memo, type ReactNode, useRef, useSyncExternalStore } from 'react'

/** Observables read by one drawing, as a store for React: each change is another version. */
interface Watch {
  tracker: Tracker
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
    subscribe: (listener) => {
      notify = listener
      return () => {
        notify = undefined
        tracker.dispose()
        // Changes between two subscriptions are missed.
        version += 1
      }
    },
  }
}

/**
 * A component that is drawn again, before the next key, when an observable it read changes. Formily's own observer
 * leaks every render that React abandons, with its screen; here only the form that was read refers to them.
 */
export function observer<Props extends object>(draw: (props: Props) => ReactNode) {
  return memo(function Observed(props: Props): ReactNode {
    const kept = useRef<Watch>(undefined)
    kept.current ??= createWatch()
    const { tracker, subscribe, version } = kept.current
    useSyncExternalStore(subscribe, version)
    return tracker.track(() => draw(props)) as ReactNode
  })
}
