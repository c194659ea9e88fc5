import { Tracker } from '@formily/reactive'
import { memo, type ReactNode, useRef, useSyncExternalStore } from 'react'

/** External store of the observables that a component reads. Each change increases its version. */
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
        // Changes are not observed until the next subscription, so the version must change now.
        version += 1
      }
    },
  }
}

/**
 * A component that renders again synchronously when an observable it reads changes. Formily's own observer leaks
 * every render that React abandons.
 */
export function observer<Props extends object>(render: (props: Props) => ReactNode) {
  return memo(function Observed(props: Props): ReactNode {
    const watch = useRef<Watch>(undefined)
    watch.current ??= createWatch()
    const { tracker, subscribe, version } = watch.current
    useSyncExternalStore(subscribe, version)
    return tracker.track(() => render(props)) as ReactNode
  })
}
