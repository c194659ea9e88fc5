import type { JeecgPermission, PermissionNode, PermissionTree } from '#schemas'
import { type Locale, textIn } from '../http/locale.ts'
import type { FullRow } from './repo.ts'

const BUTTON = 2

/** Tree node in the format of JeecgBoot's menu table. */
export function menuTableNode(row: FullRow, locale: Locale): JeecgPermission {
  const { names, isRoute, ...columns } = row
  const title = textIn(names, locale, row.name)
  return {
    ...columns,
    key: row.id,
    title,
    name: title,
    parentId: row.parentId || null,
    leaf: row.isLeaf,
    route: isRoute === 1,
    keepAlive: row.keepAlive === 1,
    hidden: row.hidden === 1,
    alwaysShow: row.alwaysShow === 1,
    internalOrExternal: row.internalOrExternal === 1,
  }
}

function nodeOf(row: FullRow, locale: Locale): PermissionNode {
  const title = textIn(row.names, locale, row.name)
  return {
    key: row.id,
    value: row.id,
    title,
    slotTitle: title,
    label: title,
    isLeaf: row.isLeaf,
    icon: row.icon,
    ruleFlag: row.menuType === BUTTON ? 0 : row.ruleFlag,
    scopedSlots: { title: 'hasDatarule' },
    parentId: row.parentId || null,
  }
}

/**
 * Nests rows below their parents. Rows whose parent doesn't exist become roots. Rows in cycles are left out.
 */
function nest<Node extends { children?: Node[] }>(
  rows: readonly FullRow[],
  make: (row: FullRow) => Node,
): Node[] {
  const nodes = new Map(rows.map((row) => [row.id, make(row)]))
  const top: Node[] = []
  for (const { id, parentId } of rows) {
    const node = nodes.get(id)
    if (!node) continue
    const parent = parentId ? nodes.get(parentId) : undefined
    if (!parent) top.push(node)
    else if (parent.children) parent.children.push(node)
    else parent.children = [node]
  }
  return top
}

/** Menu tree with buttons, for the page that lists menus. */
export const menuTableTree = (rows: readonly FullRow[], locale: Locale): JeecgPermission[] =>
  nest(rows, (row) => menuTableNode(row, locale))

/** Menu tree with buttons, for the drawers in which menus are granted to roles and departments. */
export const menuTree = (rows: readonly FullRow[], locale: Locale): PermissionTree => ({
  treeList: nest(rows, (row) => nodeOf(row, locale)),
  ids: rows.map(({ id }) => id),
})
