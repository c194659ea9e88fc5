import { useState } from 'react'
import { useDrawer } from '#runtime'
import { lazyView, preload } from './lazy-view.tsx'
import type { Neighbours } from './page-drawer.tsx'

const PageDrawer = lazyView(async () => (await import('./page-drawer.tsx')).PageDrawer)

/** Reads its code before the first one opens. */
export const preloadOverlay = () => preload(PageDrawer)

/** The page shown over this one: a row's detail, or what an action opened. Its code is read when the first one opens. */
export function PageOverlay({ neighbours }: { neighbours?: Neighbours }) {
  const { content, close, isInAddress } = useDrawer()
  const [last, setLast] = useState(content)
  if (content && content !== last) setLast(content)
  if (!last) return null
  return (
    <PageDrawer
      content={last}
      isOpen={content !== undefined}
      isInAddress={isInAddress}
      close={close}
      neighbours={neighbours}
    />
  )
}
