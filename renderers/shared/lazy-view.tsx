import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '#runtime'

/** A view that can be read before it is drawn. */
export interface LazyView<Props> {
  (props: Props): ReactNode
  /** Reads its code, so that it is there in the moment it is drawn; rejects where it does not come. */
  preload: () => Promise<void>
}

/** Reads what a drawing may need later, where it is read apart at all; what does not come is asked for again when drawn. */
export async function preload(View: unknown): Promise<void> {
  if (typeof View !== 'function' || !('preload' in View)) return
  await (View as LazyView<never>).preload().catch(() => undefined)
}

/**
 * A view whose code is read when it is first drawn; `waiting` stands in its place until then. Each mount reads again
 * what did not come; what is read already stands at once, without `waiting`. Not by Suspense: React holds back what
 * appears within 300 ms of another fallback, and a form in a drawer is four such views deep.
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
    // The nearest boundary tells it, and draws anew when one tries again.
    if (failure) throw failure.cause
    return View ? <View {...props} /> : waiting
  }

  Lazy.preload = async () => void (await fetchView())
  return Lazy
}
