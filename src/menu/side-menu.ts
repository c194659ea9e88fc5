import type { MenuNode } from './menu-tree.ts'

/** An item of the side menu. An item with children is a submenu. */
export interface SideEntry {
  node: MenuNode
  children: SideEntry[] | undefined
}

/**
 * Items of the side menu. Hidden items are left out. An item with `alwaysShow` doesn't become a submenu, even
 * if it has children.
 */
export function sideEntries(menu: readonly MenuNode[]): SideEntry[] {
  return menu
    .filter((node) => !node.hidden)
    .map((node) => {
      const children = node.alwaysShow ? [] : sideEntries(node.children)
      return { node, children: children.length > 0 ? children : undefined }
    })
}

/**
 * Keys of the open submenus after the user has opened or closed a submenu. If a root submenu was opened, all
 * other submenus are closed.
 */
export function openKeysAfter(
  requested: readonly string[],
  before: readonly string[],
  roots: ReadonlySet<string>,
) {
  const opened = requested.find((key) => !before.includes(key))
  if (opened === undefined || !roots.has(opened)) return [...requested]
  return requested.filter((key) => key === opened || !roots.has(key))
}
