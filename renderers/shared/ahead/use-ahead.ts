import { type ActionView, usePrefetch, usePrefetchPage, useRuntime } from '#runtime'

/**
 * Who points at a button, or goes to it by key, is about to press it: what the action opens is read by then, its code,
 * its page, and what its fields choose from. Nothing is asked of the server that is not asked when it opens.
 */
export function useAhead() {
  const readPage = usePrefetchPage()
  const read = usePrefetch()
  const { registry } = useRuntime()
  return ({ opens }: ActionView) => {
    if (opens === undefined) return undefined
    const readOpened = () =>
      void import('./read-ahead.ts').then(
        ({ readAhead }) => readAhead({ component: opens, readPage, registry, read }),
        () => undefined,
      )
    return { onPointerEnter: readOpened, onFocus: readOpened }
  }
}
