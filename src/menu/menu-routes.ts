import { recordPattern } from '#runtime'
import type { MenuNode } from './menu-tree.ts'

/** A path with its menu items, outermost first. */
export interface MenuRoute {
  path: string
  node: MenuNode
  trail: readonly MenuNode[]
  /** Target path of a group. Undefined for an empty group, and for groups that redirect in a cycle. */
  leadsTo?: string | undefined
  /** Path of the list, if the route is that of its records. */
  listPath?: string
  /** Id of the record, once the route is found for an address. */
  recordId?: string
}

/** True for a path that can be a route. A `*` would match all other paths. */
const isPath = (path: string) => path !== '/' && !path.includes('*')

/**
 * Routes of the menu. The first item with a path wins. External items and items with route '0' have no route.
 */
export function routesOf(menu: readonly MenuNode[]): MenuRoute[] {
  const routes = new Map<string, MenuRoute>()
  const walk = (nodes: readonly MenuNode[], parents: readonly MenuNode[]) => {
    for (const node of nodes) {
      const trail = [...parents, node]
      const isRegistered = node.routed && node.target.type !== 'external' && isPath(node.path)
      if (isRegistered && !routes.has(node.path)) routes.set(node.path, { path: node.path, node, trail })
      walk(node.children, trail)
    }
  }
  walk(menu, [])
  return [...routes.values()].map((route) =>
    route.node.target.type === 'group' ? { ...route, leadsTo: destinationOf(route.node, routes) } : route,
  )
}

/** Routes of the records of lists. Any page may be a list, which is known only after it has loaded. */
export const recordRoutesOf = (routes: readonly MenuRoute[]): MenuRoute[] =>
  routes.flatMap((route) =>
    route.node.target.type === 'page'
      ? [{ ...route, path: recordPattern(route.path), listPath: route.path }]
      : [],
  )

/** Target of a group: its redirect, or its first visible item with a page. Undefined for an empty group. */
export function groupTarget(node: MenuNode): string | undefined {
  if (node.target.type !== 'group') return undefined
  if (node.target.redirect && node.target.redirect !== node.path) return node.target.redirect
  return firstPage(node.children)
}

const firstPage = (nodes: readonly MenuNode[]): string | undefined => visiblePages(nodes)[0]?.path

/** Visible items with a page, in menu order. */
export function visiblePages(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes
    .filter(({ hidden }) => !hidden)
    .flatMap((node) => {
      const leads = node.routed && (node.target.type === 'page' || node.target.type === 'frame')
      return leads ? [node] : visiblePages(node.children)
    })
}

/** Final target of a group, following redirects. Undefined for a cycle. */
function destinationOf(group: MenuNode, routes: ReadonlyMap<string, MenuRoute>): string | undefined {
  const passed = new Set<MenuNode>()
  let at: MenuNode | undefined = group
  let to: string | undefined
  while (at?.target.type === 'group') {
    if (passed.has(at)) return undefined
    passed.add(at)
    to = groupTarget(at)
    at = to === undefined ? undefined : routes.get(to)?.node
  }
  return to
}

/** Path of the first menu item for each page id (component path). */
export function pathsByPage(routes: readonly MenuRoute[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const { path, node, listPath } of routes) {
    if (listPath !== undefined) continue
    if (node.target.type === 'page' && !paths.has(node.target.component))
      paths.set(node.target.component, path)
  }
  return paths
}
