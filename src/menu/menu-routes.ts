import type { MenuNode } from './menu-tree.ts'

/** A path of the application and the entries that lead to it, outermost first. */
export interface MenuRoute {
  path: string
  node: MenuNode
  trail: readonly MenuNode[]
  /** Of a group: the path it leads to; undefined for an empty one and for groups that lead to each other in a circle. */
  leadsTo?: string | undefined
}

/** A `*` would take every other path with it. */
const isPath = (path: string) => path !== '/' && !path.includes('*')

/** Every registered path once, the first entry winning; external entries and those with route '0' have none. */
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

/** Where a group leads: its redirect, else its first visible entry with a page; undefined for an empty group. */
export function groupTarget(node: MenuNode): string | undefined {
  if (node.target.type !== 'group') return undefined
  if (node.target.redirect && node.target.redirect !== node.path) return node.target.redirect
  return firstPage(node.children)
}

const firstPage = (nodes: readonly MenuNode[]): string | undefined => visiblePages(nodes)[0]?.path

/** Visible entries with a page, in the menu's order. */
export function visiblePages(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes
    .filter(({ hidden }) => !hidden)
    .flatMap((node) => {
      const leads = node.routed && (node.target.type === 'page' || node.target.type === 'frame')
      return leads ? [node] : visiblePages(node.children)
    })
}

/** Where a group leads in the end, other groups' redirects followed; undefined where they go round in a circle. */
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

/** Page id (the component path) to the path of the first entry that shows it. */
export function pathsByPage(routes: readonly MenuRoute[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const { path, node } of routes) {
    if (node.target.type === 'page' && !paths.has(node.target.component))
      paths.set(node.target.component, path)
  }
  return paths
}
