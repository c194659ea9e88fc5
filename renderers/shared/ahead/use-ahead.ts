import { type ActionView, usePageAhead, useRuntime } from '#runtime'

/**
 * Who points at a button, or goes to it by key, is about to press it: what the action opens is read by then, its code
 * and its page. Nothing is asked of the server that is not asked when it opens.
 */
export function useAhead() {
  const readPage = usePageAhead()
  const { registry } = useRuntime()
  return ({ opens }: ActionView) => {
    if (opens === undefined) return undefined
    const read = () =>
      void import('./read-ahead.ts').then(
        ({ readAhead }) => readAhead({ component: opens, readPage, registry }),
        () => undefined,
      )
    return { onPointerEnter: read, onFocus: read }
  }
}
