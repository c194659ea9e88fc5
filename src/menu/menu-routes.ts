import { recordPattern } from '#runtime'
import type { MenuNode } from './menu-tree.ts'

/** A route: a path, and the menu items that lead to the path (`trail`), starting with the outermost. */
export interface MenuRoute {
  path: string
  node: MenuNode
  trail: readonly MenuNode[]
  /** Path that a group opens. Undefined for an empty group, and for groups that redirect in a cycle. */
  leadsTo?: string | undefined
  /** Path of the list. Set only for a route to the records of a list. */
  listPath?: string
  /** Id of the record. Set only after the route was found for an address. */
  recordId?: string
}

/** True for a path that can be a route. A `*` is not allowed, because it would match all other paths. */
const isPath = (path: string) => path !== '/' && !path.includes('*')

/**
 * Routes of the menu. If several items have the same path, the first one is used. External items and items
 * with route '0' get no route.
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

/**
 * Routes for the records of lists. Every page gets such a route, because only a loaded page shows whether it
 * is a list.
 */
export const recordRoutesOf = (routes: readonly MenuRoute[]): MenuRoute[] =>
  routes.flatMap((route) =>
    route.node.target.type === 'page'
      ? [{ ...route, path: recordPattern(route.path), listPath: route.path }]
      : [],
  )

/**
 * Path that a group opens: its redirect, or its first visible item with a page. Undefined for an empty group.
 */
export function groupTarget(node: MenuNode): string | undefined {
  if (node.target.type !== 'group') return undefined
  if (node.target.redirect && node.target.redirect !== node.path) return node.target.redirect
  return firstPage(node.children)
}

const firstPage = (nodes: readonly MenuNode[]): string | undefined => visiblePages(nodes)[0]?.path

/** Visible items that open a page, in menu order. */
export function visiblePages(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes
    .filter(({ hidden }) => !hidden)
    .flatMap((node) => {
      const leads = node.routed && (node.target.type === 'page' || node.target.type === 'frame')
      return leads ? [node] : visiblePages(node.children)
    })
}

/** Path at the end of a group's redirects. Undefined if the redirects form a cycle. */
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

/** For each page id (component path), the path of the first menu item that opens it. */
export function pathsByPage(routes: readonly MenuRoute[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const { path, node, listPath } of routes) {
    if (listPath !== undefined) continue
    if (node.target.type === 'page' && !paths.has(node.target.component))
      paths.set(node.target.component, path)
  }
  return paths
}
