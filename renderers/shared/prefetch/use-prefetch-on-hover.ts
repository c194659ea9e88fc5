import { type ActionView, usePrefetch, usePrefetchPage, useRuntime } from '#runtime'

/**
 * Prefetches code, page and field data of an action's target when its button is hovered or focused. It sends
 * no request that opening would not send.
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
