import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
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
 * A view whose code is read when it is first drawn; `waiting` stands in its place until then. React remembers a read
 * that failed for good, so each failure makes way for another one: the next mount, a retry, reads again. What is read
 * already stands at once, without `waiting`.
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
  const read = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await fetchView() }
      } catch (cause) {
        latest = read()
        throw cause
      }
    })
  let latest = read()

  function Lazy(props: Props) {
    const [View] = useState(() => loaded ?? latest)
    return (
      <Suspense fallback={waiting}>
        <View {...props} />
      </Suspense>
    )
  }

  Lazy.preload = async () => void (await fetchView())
  return Lazy
}
