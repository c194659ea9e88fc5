import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { TreeNode } from './tree-node.ts'

/** Rows drawn beyond what is seen, on either side. */
const BEYOND = 8
/** Before the browser has said how high the box is. */
const GUESS = { width: 1000, height: 900 }

/**
 * Of thousands of rows of one height, in px, those in sight are drawn, in a box that scrolls. One row has the focus of
 * the keyboard; it names itself by `data-row-key`.
 */
export function useTreeWindow<Node extends TreeNode<Node>>(rows: readonly Node[], height: number) {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: BEYOND,
    initialRect: GUESS,
    // A box that is not shown yet has no height; some rows are drawn all the same.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : GUESS)),
    useFlushSync: false,
  })
  const [focused, setFocused] = useState<string>()
  const current = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id

  const goTo = (index: number) => {
    const row = rows[index]
    if (!row) return
    setFocused(row.id)
    virtual.scrollToIndex(index)
    // A row that was out of sight is drawn in the next frame.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(row.id)}"]`)?.focus(),
    )
  }
  return { box, virtual, current, setFocused, goTo }
}
