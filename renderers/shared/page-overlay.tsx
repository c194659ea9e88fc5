import { useState } from 'react'
import { useDrawer } from '#runtime'
import { lazyView, preload } from './lazy-view.tsx'
import type { Neighbours } from './page-drawer.tsx'

const PageDrawer = lazyView(async () => (await import('./page-drawer.tsx')).PageDrawer)

/** Preloads the code of the overlay. */
export const preloadOverlay = () => preload(PageDrawer)

/**
 * The overlay of a page. The overlay shows the detail page of a row, or a page that an action opens. The code
 * of the overlay is loaded when an overlay first opens.
 */
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
