import type { MenuNode } from './menu-tree.ts'

/** An entry of the side menu: a submenu where it has children. */
export interface SideEntry {
  node: MenuNode
  children: SideEntry[] | undefined
}

/** Entries of the side menu: hidden ones are skipped, `alwaysShow` keeps an entry from becoming a submenu. */
export function sideEntries(menu: readonly MenuNode[]): SideEntry[] {
  return menu
    .filter((node) => !node.hidden)
    .map((node) => {
      const children = node.alwaysShow ? [] : sideEntries(node.children)
      return { node, children: children.length > 0 ? children : undefined }
    })
}

/** The open submenus after a change: of the root ones only the one opened last. */
export function openKeysAfter(
  wanted: readonly string[],
  before: readonly string[],
  roots: ReadonlySet<string>,
) {
  const opened = wanted.find((key) => !before.includes(key))
  if (opened === undefined || !roots.has(opened)) return [...wanted]
  return wanted.filter((key) => key === opened || !roots.has(key))
}
