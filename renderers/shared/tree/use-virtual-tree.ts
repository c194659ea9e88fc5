import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { TreeNode } from './tree-node.ts'

/** Number of additional rows that are drawn above and below the visible ones. */
const OVERSCAN = 8
/** Size of the container in px that is assumed until the container is measured. */
const INITIAL_SIZE = { width: 1000, height: 900 }

/**
 * A virtual list of the rows of a tree. All rows have the same height, in px. The Tab key focuses one of the
 * rows. The element of each row must have the attribute `data-row-key`.
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
    // For a hidden container, which has no height, the initial size is used, so that some rows are drawn.
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
    // A row that was out of view is drawn only in the next frame, so this waits for that frame.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(row.id)}"]`)?.focus(),
    )
  }
  return { box, virtual, current, setFocused, goTo }
}
