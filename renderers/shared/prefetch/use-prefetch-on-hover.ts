import { type ActionView, loadChunk, usePrefetch, usePrefetchPage, useRuntime } from '#runtime'

/**
 * Returns a function that returns event handlers for the button of an action. On hover and on focus, the
 * handlers prefetch the page that the action opens, with its code and the data of its fields. The handlers
 * send only requests that opening the page would send too.
 */
export function usePrefetchOnHover() {
  const readPage = usePrefetchPage()
  const read = usePrefetch()
  const { registry } = useRuntime()
  return ({ opens }: ActionView) => {
    if (opens === undefined) return undefined
    const readOpened = () =>
      void loadChunk(() => import('./prefetch-page.ts')).then(
        ({ prefetchPage }) => prefetchPage({ component: opens, readPage, registry, read }),
        () => undefined,
      )
    return { onPointerEnter: readOpened, onFocus: readOpened }
  }
}
