import type { KeyboardEvent } from 'react'

/** A node of a tree. Each visible node is a row. */
export interface TreeNode<Node> {
  id: string
  parent: Node | undefined
  children: readonly Node[]
}

/**
 * Returns the visible nodes in the order of their rows. The children of an expanded node come directly after
 * the node.
 */
export function visibleRows<Node extends TreeNode<Node>>(
  tops: readonly Node[],
  { isShown, isOpen }: { isShown: (id: string) => boolean; isOpen: (id: string) => boolean },
): Node[] {
  const rows: Node[] = []
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!isShown(node.id)) continue
      rows.push(node)
      if (isOpen(node.id)) visit(node.children)
    }
  }
  visit(tops)
  return rows
}

export interface TreeNavigation<Node> {
  rows: readonly Node[]
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  goTo: (index: number) => void
}

/**
 * Returns the index of the row that has the focus. Returns -1 if the focus is on another element, such as a
 * button in a row.
 */
export const focusedRow = <Node extends TreeNode<Node>>(event: KeyboardEvent, rows: readonly Node[]) =>
  rows.findIndex(({ id }) => id === (event.target as HTMLElement).dataset.rowKey)

/**
 * Handles arrow keys, Home and End on a row of a tree. These keys move the focus, or expand or collapse the
 * row. Keys on buttons in a row are ignored.
 */
export function handleTreeKeys<Node extends TreeNode<Node>>(
  event: KeyboardEvent,
  walk: TreeNavigation<Node>,
): void {
  const { rows, isOpen, toggle, goTo } = walk
  const index = focusedRow(event, rows)
  const row = rows[index]
  if (!row) return
  const isBranch = row.children.length > 0
  const isUnfolded = isBranch && isOpen(row.id)
  const goes: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: () => goTo(index - 1),
    ArrowDown: () => goTo(index + 1),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    ArrowRight: () => (isUnfolded ? goTo(index + 1) : isBranch && toggle(row.id)),
    ArrowLeft: () => (isUnfolded ? toggle(row.id) : row.parent && goTo(rows.indexOf(row.parent))),
  }
  const go = goes[event.key]
  if (!go) return
  event.preventDefault()
  go()
}
