import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadChunk } from '#runtime'

/**
 * A view whose code is read when it is first drawn; `waiting` stands in its place until then. React remembers a read
 * that failed for good, so each failure makes way for another one: the next mount, a retry, reads again.
 */
export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const read = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load) }
      } catch (cause) {
        latest = read()
        throw cause
      }
    })
  let latest = read()

  return function LazyView(props: Props) {
    const [View] = useState(() => latest)
    return (
      <Suspense fallback={waiting}>
        <View {...props} />
      </Suspense>
    )
  }
}
