import { type ActionView, usePrefetch, usePrefetchPage, useRuntime } from '#runtime'

/**
 * Prefetches the page that an action opens, with its code and field data, when the user hovers or focuses the
 * button of the action. Sends only requests that opening the page would send too.
 */
export function usePrefetchOnHover() {
  const readPage = usePrefetchPage()
  const read = usePrefetch()
  const { registry } = useRuntime()
  return ({ opens }: ActionView) => {
    if (opens === undefined) return undefined
    const readOpened = () =>
      void import('./prefetch-page.ts').then(
        ({ prefetchPage }) => prefetchPage({ component: opens, readPage, registry, read }),
        () => undefined,
      )
    return { onPointerEnter: readOpened, onFocus: readOpened }
  }
}
