import type { Page } from '../meta/page.ts'
import { nodesOf, type PageNode } from './page-nodes.ts'

/** Settings whose strings never refer to nodes or values. */
const foreign = new Set([
  ...['title', 'label', 'text', 'help', 'placeholder', 'message', 'locales', 'node', 'do', 'op', 'dict'],
  ...['component', 'cell', 'chart', 'block', 'renderer', 'type', 'tone', 'model', 'requires', 'page', 'as'],
])

/**
 * Lists the nodes that refer to a name. A node refers to the name if one of its strings equals the name. A
 * node also refers to the name if one of its expressions contains the name after a dot or in quotes.
 */
export function referencesTo(page: Page, name: string): PageNode[] {
  const inside = new RegExp(`[."']${name}(?![A-Za-z0-9_-])`)
  return nodesOf(page).filter(({ own }) => reads(own, name, inside))
}

function reads(value: unknown, name: string, inside: RegExp): boolean {
  if (typeof value === 'string') return value === name
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => {
    if (key === '$expr' || key === '$text') return typeof part === 'string' && inside.test(part)
    return foreign.has(key) && typeof part === 'string' ? false : reads(part, name, inside)
  })
}

/** A link from one page to another. `given` contains the names of its parameters. */
export interface Link {
  from: string
  given: readonly string[]
}

/** Lists the links of all pages to `target`. */
export function linksTo(target: string, pages: readonly Page[]): Link[] {
  return pages.flatMap((page) => linksIn(page, target).map((given) => ({ from: page.id, given })))
}

function linksIn(value: unknown, target: string): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const { page, query, params } = value as { page?: unknown; query?: object; params?: object }
  const own = page === target ? [[...Object.keys(query ?? {}), ...Object.keys(params ?? {})]] : []
  return [...own, ...Object.values(value).flatMap((part) => linksIn(part, target))]
}
