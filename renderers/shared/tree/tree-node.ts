/** A place of a tree that is drawn row by row. */
export interface TreeNode<Node> {
  id: string
  parent: Node | undefined
  children: readonly Node[]
}

/** The rows that are seen: what lies below an open one follows it. */
export function openRows<Node extends TreeNode<Node>>(
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
