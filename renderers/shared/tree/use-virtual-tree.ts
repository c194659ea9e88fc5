import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { TreeNode } from './tree-node.ts'

/** Number of rows drawn above and below the visible ones. */
const OVERSCAN = 8
/** Assumed size of the container before the first measurement, in px. */
const INITIAL_SIZE = { width: 1000, height: 900 }

/**
 * Virtual list of tree rows of a fixed height in px. Tab focuses one row of the list. The element of a row
 * has the attribute `data-row-key`.
 */
export function useVirtualTree<Node extends TreeNode<Node>>(rows: readonly Node[], height: number) {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
    initialRect: INITIAL_SIZE,
    // A hidden container has no height, so the initial size is used to draw some rows.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : INITIAL_SIZE)),
    useFlushSync: false,
  })
  const [focused, setFocused] = useState<string>()
  const current = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id

  const goTo = (index: number) => {
    const row = rows[index]
    if (!row) return
    setFocused(row.id)
    virtual.scrollToIndex(index)
    // Waits for the next frame, in which a row that was out of view is drawn.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(row.id)}"]`)?.focus(),
    )
  }
  return { box, virtual, current, setFocused, goTo }
}
