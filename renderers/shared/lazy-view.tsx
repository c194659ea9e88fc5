import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '#runtime'

/** A view whose code can be preloaded. */
export interface LazyView<Props> {
  (props: Props): ReactNode
  /** Loads the code of the view, so that the next render needs no fallback. Rejects on failure. */
  preload: () => Promise<void>
}

/**
 * Preloads the code of a lazy view. Does nothing for other components. Ignores an error, because the view
 * tries to load its code again when it is drawn.
 */
export async function preload(View: unknown): Promise<void> {
  if (typeof View !== 'function' || !('preload' in View)) return
  await (View as LazyView<never>).preload().catch(() => undefined)
}

/**
 * Makes a view whose code is loaded on its first render. While the code loads, `waiting` is shown. Later
 * renders show the view at once. If loading fails, the next mount tries again. Suspense isn't used, because
 * React delays content that appears within 300 ms after another fallback. A form in a drawer contains four
 * lazy views inside each other.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LazyView<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchView = async () => {
    loaded ??= await loadChunk(load)
    return loaded
  }

  function Lazy(props: Props) {
    const [View, setView] = useState(() => loaded)
    const [failure, setFailure] = useState<{ cause: unknown }>()
    useEffect(() => {
      if (View) return
      let isHere = true
      fetchView().then(
        (view) => isHere && setView(() => view),
        (cause: unknown) => isHere && setFailure({ cause }),
      )
      return () => {
        isHere = false
      }
    }, [View])
    // The nearest error boundary shows the error and offers to try again.
    if (failure) throw failure.cause
    return View ? <View {...props} /> : waiting
  }

  Lazy.preload = async () => void (await fetchView())
  return Lazy
}
