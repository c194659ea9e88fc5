import type { GrantTreeNode } from '#schemas'
import type { TreeNode } from '../../shared/tree/tree-node.ts'

/** A node of the tree of menus and buttons. */
export interface PermissionNode extends TreeNode<PermissionNode> {
  title: string
  code: string | null
  isButton: boolean
  /** True for a data rule, which restricts the rows that users see in its menu. */
  isRule: boolean
  /** True if the signed-in user has this permission, and may therefore grant it to others. */
  held: boolean
  children: PermissionNode[]
  /** Level in the tree; 1 at the root. */
  level: number
  /**
   * Position among the children of the same parent, starting at 1. `siblings` is the number of these
   * children.
   */
  position: number
  siblings: number
}

export interface PermissionTree {
  tops: readonly PermissionNode[]
  byId: ReadonlyMap<string, PermissionNode>
  /** All nodes of the tree. Children come before their parents. */
  childrenFirst: readonly PermissionNode[]
}

const BUTTON = 2
const RULE = 3

/** Builds a tree from a flat list. Leaves out nodes that are part of a cycle. */
export function buildPermissionTree(choices: readonly GrantTreeNode[]): PermissionTree {
  const byId = new Map<string, PermissionNode>()
  for (const { id, title, code, menuType, held } of choices) {
    const kind = { isButton: menuType === BUTTON, isRule: menuType === RULE }
    const initial = { parent: undefined, children: [], level: 1, position: 1, siblings: 1 }
    byId.set(id, { id, title, code, ...kind, held, ...initial })
  }
  const tops: PermissionNode[] = []
  for (const { id, parentId } of choices) {
    const node = byId.get(id)
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (!node) continue
    node.parent = parent
    if (parent) parent.children.push(node)
    else tops.push(node)
  }
  const parentsFirst: PermissionNode[] = []
  const setPositions = (nodes: readonly PermissionNode[], level: number) => {
    for (const [index, node] of nodes.entries())
      Object.assign(node, { level, position: index + 1, siblings: nodes.length })
    parentsFirst.push(...nodes)
  }
  setPositions(tops, 1)
  for (const { children, level } of parentsFirst) setPositions(children, level + 1)
  return { tops, byId, childrenFirst: parentsFirst.reverse() }
}

/** Reads the ids from a comma-separated text. */
export const readGranted = (value: unknown): ReadonlySet<string> =>
  new Set(typeof value === 'string' ? value.split(',').filter((id) => id !== '') : [])

export const writeGranted = (granted: Iterable<string>): string => [...granted].join(',')

export type CheckState = 'full' | 'half'
/** State of the checkboxes by node id. An unchecked node has no entry. */
export type CheckStates = ReadonlyMap<string, CheckState>

/**
 * Computes the state of the checkboxes. A node is checked if it is granted with all its descendants.
 * Otherwise, a node is indeterminate if the node itself or one of its children is granted. Data rules don't
 * count.
 */
export function checkStatesOf({ childrenFirst }: PermissionTree, granted: ReadonlySet<string>): CheckStates {
  const states = new Map<string, CheckState>()
  for (const { id, children: all } of childrenFirst) {
    const children = all.filter(({ isRule }) => !isRule)
    const isGranted = granted.has(id)
    if (isGranted && children.every((child) => states.get(child.id) === 'full')) states.set(id, 'full')
    else if (isGranted || children.some((child) => granted.has(child.id))) states.set(id, 'half')
  }
  return states
}

function subtreeOf(node: PermissionNode): PermissionNode[] {
  const all = [node]
  for (const one of all) all.push(...one.children)
  return all
}

/**
 * Grants or revokes a node and its descendants. Grants only what the user may grant. Also grants the
 * ancestors of the node, so that users can reach the node in the menu. Grants a data rule only if it is the
 * node itself, because a data rule restricts its menu.
 */
export function toggleGrant(
  node: PermissionNode,
  { granted, isOn }: { granted: ReadonlySet<string>; isOn: boolean },
): ReadonlySet<string> {
  const next = new Set(granted)
  const subtree = subtreeOf(node)
  if (!isOn) {
    for (const { id } of subtree) next.delete(id)
    return next
  }
  for (const one of subtree) if (one.held && (!one.isRule || one === node)) next.add(one.id)
  if (!node.held) return next
  for (let above = node.parent; above; above = above.parent) if (above.held) next.add(above.id)
  return next
}

/** Ids of the nodes that were granted or revoked since the last save. */
export interface GrantChange {
  added: ReadonlySet<string>
  removed: ReadonlySet<string>
}

export const changeOf = (granted: ReadonlySet<string>, saved: ReadonlySet<string>): GrantChange => ({
  added: without(granted, saved),
  removed: without(saved, granted),
})

const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !others.has(id)))

/** Returns the ids of the given nodes and of all their ancestors. */
export function withAncestors({ byId }: PermissionTree, ids: Iterable<string>): ReadonlySet<string> {
  const shown = new Set<string>()
  for (const id of ids) for (let at = byId.get(id); at && !shown.has(at.id); at = at.parent) shown.add(at.id)
  return shown
}

/**
 * Finds the nodes whose name or code contains the text. Returns their ids, and the ids of their ancestors and
 * descendants. Returns undefined if there is no search text.
 */
export function searchNodes(
  { childrenFirst, byId }: PermissionTree,
  text: string,
): ReadonlySet<string> | undefined {
  const searchText = text.trim().toLowerCase()
  if (searchText === '' || byId.size === 0) return undefined
  const shown = new Set<string>()
  for (const node of childrenFirst) {
    const isFound =
      node.title.toLowerCase().includes(searchText) ||
      (node.code?.toLowerCase().includes(searchText) ?? false)
    if (isFound) for (const { id } of subtreeOf(node)) shown.add(id)
    if (!shown.has(node.id)) continue
    for (let above = node.parent; above && !shown.has(above.id); above = above.parent) shown.add(above.id)
  }
  return shown
}
