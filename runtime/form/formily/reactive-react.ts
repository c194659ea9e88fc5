import {
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { observer as observe } from '../observer.ts'

/**
 * Replaces `@formily/reactive-react` in the packages of Formily. The original leaks each render that React
 * abandons. The original also stops observing after `<Activity>` has hidden the component. `vite.config.ts`
 * and `vitest.config.ts` define the alias.
 */
export function observer<Props extends object>(
  component: (props: Props) => ReactNode,
  options: { displayName?: string } = {},
): ComponentType<Props> {
  // A `ref` is a prop since React 19.
  const observed = Object.assign(observe(component), component)
  if (options.displayName) observed.displayName = options.displayName
  return observed as ComponentType<Props>
}

/** Renders its children again when an observable that they read changes. */
export const Observer = observer(({ children }: { children?: ReactNode | (() => ReactNode) }) =>
  createElement(Fragment, null, typeof children === 'function' ? children() : children),
)

/** Creates a disposable once, and disposes of it when the component unmounts. */
function useFactory<Made extends { dispose: () => void }>(make: () => Made): Made {
  const [first] = useState(make)
  const made = useRef<Made | undefined>(first)
  const latest = useRef(make)
  useEffect(() => {
    // When `<Activity>` shows the component again, the disposable was disposed of and is created anew.
    made.current ??= latest.current()
    return () => {
      made.current?.dispose()
      made.current = undefined
    }
  }, [])
  return first
}

export { useEffect as unstable_useCompatEffect, useFactory as unstable_useCompatFactory }
