import type { DepartIdNode, DepartNode, SysDepart } from '#schemas'

/**
 * Builds the tree of departments. If the parent of a department isn't in the list, the department becomes a
 * root. Departments in a cycle are left out.
 */
export function departTree(departs: readonly SysDepart[]): DepartNode[] {
  const known = new Set(departs.map(({ id }) => id))
  const below = new Map<string, SysDepart[]>()
  for (const depart of departs) {
    const parent = depart.parentId && known.has(depart.parentId) ? depart.parentId : ''
    const siblings = below.get(parent)
    if (siblings) siblings.push(depart)
    else below.set(parent, [depart])
  }
  const nodeOf = (depart: SysDepart): DepartNode => {
    const children = nodesBelow(depart.id)
    const { id, departName } = depart
    return {
      key: id,
      value: id,
      title: departName,
      isLeaf: children.length === 0,
      ...depart,
      children: children.length === 0 ? null : children,
    }
  }
  const nodesBelow = (id: string): DepartNode[] => (below.get(id) ?? []).map(nodeOf)
  return nodesBelow('')
}

/** Reduces the nodes of a tree to ids and names. */
export const shortTree = (nodes: readonly DepartNode[]): DepartIdNode[] =>
  nodes.map(({ key, value, title, children }) => ({
    key,
    value,
    title,
    children: children && shortTree(children),
  }))
