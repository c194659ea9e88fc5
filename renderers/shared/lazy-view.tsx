import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '#runtime'

/** A view that can be preloaded. */
export interface LazyView<Props> {
  (props: Props): ReactNode
  /** Loads the code of the view, so that the next render needs no fallback. Rejects on failure. */
  preload: () => Promise<void>
}

/**
 * Preloads a lazy view. Does nothing for other components. Ignores an error, because the view tries again to
 * load its code when it is drawn.
 */
export async function preload(View: unknown): Promise<void> {
  if (typeof View !== 'function' || !('preload' in View)) return
  await (View as LazyView<never>).preload().catch(() => undefined)
}

/**
 * A view whose code is loaded on first render, with `waiting` as fallback. A loaded view renders without the
 * fallback. Each mount retries a failed load. Doesn't use Suspense: React delays content that follows another
 * fallback within 300 ms, and a form in a drawer nests four such views.
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
    // The nearest error boundary shows the error and can retry.
    if (failure) throw failure.cause
    return View ? <View {...props} /> : waiting
  }

  Lazy.preload = async () => void (await fetchView())
  return Lazy
}
