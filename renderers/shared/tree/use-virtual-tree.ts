import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { TreeNode } from './tree-node.ts'

/** Rows drawn beyond the visible ones, on each side. */
const OVERSCAN = 8
/** Size before the first measurement. */
const INITIAL_SIZE = { width: 1000, height: 900 }

/**
 * Virtual list of tree rows with a fixed height in px. One row has the keyboard focus, found by
 * `data-row-key`.
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
    // A hidden container has no height. Some rows are drawn anyway.
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
    // A row that was out of view is drawn in the next frame.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(row.id)}"]`)?.focus(),
    )
  }
  return { box, virtual, current, setFocused, goTo }
}
