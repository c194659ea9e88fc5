import type { Auth, MenuItem } from '#schemas'
import { pageOfComponent } from '#schemas/component-aliases'
import { menuUrl, type UrlScope } from '#schemas/menu-url'
import { isRecord } from '#schemas/values'

/** Target that a menu item opens. */
export type MenuTarget =
  | { type: 'page'; component: string }
  | { type: 'frame'; url: string | undefined }
  | { type: 'external'; url: string | undefined }
  | { type: 'group'; redirect: string | undefined }

/** A menu item whose fields are validated. */
export interface MenuNode {
  /** Key of the item. Unique in the menu. */
  key: string
  /** Path of the item, which starts with `/`. */
  path: string
  title: string
  titles: Readonly<Record<string, string>>
  icon: string | undefined
  hidden: boolean
  alwaysShow: boolean
  /** False if the item gets no route. Its children may still get routes. */
  routed: boolean
  /** True if the page is drawn without the main layout. */
  blank: boolean
  /** True if the page keeps its state while another tab is active. */
  keepAlive: boolean
  target: MenuTarget
  /** Permissions that the user has only on the page of this item. */
  permissionList: readonly Auth[]
  children: MenuNode[]
}

/** Maximum depth of the menu. The limit ends the recursion if the menu contains a cycle. */
const MAX_DEPTH = 8

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Control characters and characters that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
const INVISIBLE_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Maximum length of a title, in characters. */
const MAX_TITLE = 200

/** Reads a title. Removes control characters, and shortens the title to the maximum length. */
function titleFrom(value: unknown): string | undefined {
  const title = textOf(value)?.replace(INVISIBLE_CHARACTERS, '')
  return title && [...title.slice(0, 2 * MAX_TITLE)].slice(0, MAX_TITLE).join('')
}

/**
 * Characters that are removed from paths. Browsers read a backslash as a slash and skip control characters,
 * so a path with such characters could open another host.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/g

const pathOf = (value: unknown): string =>
  `/${textOf(value)?.replace(UNSAFE_CHARACTERS, '').replace(/^\/+/, '') ?? ''}`

function titlesOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const titles = Object.entries(value).map(([language, title]) => [language, titleFrom(title)] as const)
  return Object.fromEntries(titles.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

const permissionsOf = (value: unknown): Auth[] =>
  Array.isArray(value) ? value.filter((each) => isRecord(each) && textOf(each.action) !== undefined) : []

function targetOf(item: Partial<MenuItem>, meta: Record<string, unknown>, scope: UrlScope): MenuTarget {
  const component = textOf(item.component) ?? ''
  if (meta.internalOrExternal === true)
    return { type: 'external', url: menuUrl(meta.url ?? item.path, scope) }
  if (component.endsWith('IframePageView')) return { type: 'frame', url: menuUrl(meta.url, scope) }
  if (component.includes('layouts')) {
    const redirect = textOf(item.redirect)
    return { type: 'group', redirect: redirect && pathOf(redirect) }
  }
  return { type: 'page', component: pageOfComponent(component) }
}

interface Walk {
  scope: UrlScope
  seen: Set<unknown>
  depth: number
  parentKey: string
  blank: boolean
}

function nodeOf(item: unknown, index: number, walk: Walk): MenuNode | undefined {
  if (!isRecord(item) || walk.seen.has(item) || walk.depth > MAX_DEPTH) return undefined
  const meta = isRecord(item.meta) ? item.meta : {}
  const key = `${walk.parentKey}/${textOf(item.id) ?? ''}#${index}`
  const blank = walk.blank || textOf(item.component)?.endsWith('BlankLayout') === true
  const inside = { ...walk, seen: new Set(walk.seen).add(item), depth: walk.depth + 1, parentKey: key, blank }
  return {
    key,
    path: pathOf(item.path),
    title: titleFrom(meta.title) || titleFrom(item.name) || pathOf(item.path).slice(0, MAX_TITLE),
    titles: titlesOf(meta.titles),
    icon: textOf(meta.icon),
    hidden: item.hidden === true,
    alwaysShow: item.alwaysShow === true,
    routed: item.route !== '0',
    blank,
    keepAlive: meta.keepAlive === true,
    target: targetOf(item, meta, walk.scope),
    permissionList: permissionsOf(meta.permissionList),
    children: nodesOf(item.children, inside),
  }
}

function nodesOf(items: unknown, walk: Walk): MenuNode[] {
  if (!Array.isArray(items)) return []
  return items.map((item, index) => nodeOf(item, index, walk)).filter((node) => node !== undefined)
}

/** Reads the server's menu. Leaves out malformed items and cycles. */
export function readMenu(menu: unknown, scope: UrlScope): MenuNode[] {
  return nodesOf(menu, { scope, seen: new Set(), depth: 1, parentKey: '', blank: false })
}

/** Title of an item in a language, or the default title if there is no translation. */
export function titleOf(node: MenuNode, language: string): string {
  return (Object.hasOwn(node.titles, language) && node.titles[language]) || node.title
}
