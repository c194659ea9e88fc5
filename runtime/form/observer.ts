import { Tracker } from '@formily/reactive'
import { memo, type ReactNode, useRef, useSyncExternalStore } from 'react'

/** What one drawing has read, as a store that React follows: its version is another when something of it is. */
interface Watch {
  tracker: Tracker
  subscribe: (listener: () => void) => () => void
  version: () => number
}

function createWatch(): Watch {
  let version = 0
  let tell: (() => void) | undefined
  const tracker = new Tracker(() => {
    version += 1
    tell?.()
  })
  return {
    tracker,
    version: () => version,
    subscribe: (listener) => {
      tell = listener
      return () => {
        tell = undefined
        tracker.dispose()
        // Who comes back has missed what changed meanwhile.
        version += 1
      }
    },
  }
}

/**
 * A component that is drawn again, before the next key, when something it read of a form is another. Formily's own
 * keeps a list of all drawings that React began and gave up, for ever, each with the screen it hung in; here only the
 * form they read knows them, and they go with it.
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
