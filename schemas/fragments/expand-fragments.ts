import type { Fragment } from '../meta/fragment.ts'
import type { FragmentNode } from '../meta/fragment-node.ts'
import { freeDataKeys } from '../meta/free-data-keys.ts'
import type { Page } from '../meta/page.ts'
import { isRecord } from '../values.ts'

type Path = readonly (string | number)[]

/** Fragments by id. */
export type Fragments = Readonly<Record<string, Fragment>>

/** A node `fragment` with its path. */
export interface FragmentPlace {
  value: FragmentNode
  path: Path
}

/**
 * Replaces each node `fragment` by the nodes of the fragment that it names, and adds the fragment's
 * translations to the page. Translations of the page take precedence. The ids of the new nodes start with the
 * id of the replaced node, so that a page can use a fragment twice. A node that names an unknown fragment
 * stays unchanged.
 */
export function expandFragments(page: Page, fragments: Fragments): Page {
  const places = fragmentPlaces(page)
  if (places.length === 0) return page
  const used = places.flatMap(({ value }) => findFragment(fragments, value.fragment) ?? [])
  const expanded = expandIn(page, fragments) as Page
  const locales = used.reduce(addLocales, page.locales)
  return locales === undefined ? expanded : { ...expanded, locales }
}

/** Returns the fragment with the given id; undefined if there is no such fragment. */
export const findFragment = (fragments: Fragments, id: string): Fragment | undefined =>
  Object.hasOwn(fragments, id) ? fragments[id] : undefined

/** Lists the nodes `fragment` of a page or a fragment. */
export function fragmentPlaces(value: unknown, path: Path = []): FragmentPlace[] {
  if (isFragmentNode(value)) return [{ value, path }]
  if (Array.isArray(value)) return value.flatMap((item, index) => fragmentPlaces(item, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    freeDataKeys.has(key) ? [] : fragmentPlaces(part, [...path, key]),
  )
}

/**
 * Returns the nodes of a fragment if the list item is a node `fragment`. Returns undefined for any other
 * item, and for an unknown fragment.
 */
export function nodesOfFragment(item: unknown, fragments: Fragments): readonly unknown[] | undefined {
  return isFragmentNode(item) ? findFragment(fragments, item.fragment)?.nodes : undefined
}

const isFragmentNode = (value: unknown): value is FragmentNode =>
  isRecord(value) && value.node === 'fragment' && typeof value.fragment === 'string'

function expandIn(value: unknown, fragments: Fragments): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => expandItem(item, fragments))
  return mapParts(value, (part) => expandIn(part, fragments))
}

function expandItem(item: unknown, fragments: Fragments): unknown[] {
  const nodes = nodesOfFragment(item, fragments)
  return nodes ? nodes.map((node) => prefixIds(node, (item as FragmentNode).id)) : [expandIn(item, fragments)]
}

function prefixIds(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => prefixIds(item, prefix))
  return mapParts(value, (part, key) =>
    key === 'id' && typeof part === 'string' ? `${prefix}-${part}` : prefixIds(part, prefix),
  )
}

/**
 * Applies `map` to the values of an object, except to arbitrary data such as arguments. Returns a value that
 * isn't an object unchanged.
 */
function mapParts(value: unknown, map: (part: unknown, key: string) => unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, freeDataKeys.has(key) ? part : map(part, key)]),
  )
}

function addLocales(own: Page['locales'], { locales }: Fragment): Page['locales'] {
  if (!locales) return own
  const added = Object.entries(locales).map(([language, texts]) => {
    const before = own?.[language]
    return [language, { ...before, ...texts, ...before }] as const
  })
  return { ...own, ...Object.fromEntries(added) }
}
