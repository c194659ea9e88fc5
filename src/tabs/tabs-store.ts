import { proxy } from 'valtio'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { readForTab, storeForTab } from '../session/storage.ts'

/** An open page. */
export interface Tab {
  path: string
  /** Last address of the page, with its path and query. */
  at: string
}

/** Which tabs to close: the given tab, all tabs to its left or right, or all other tabs. */
export type CloseScope = 'one' | 'left' | 'right' | 'others'

interface OpenTabs {
  /** The tabs. The home page is always the first tab. */
  list: readonly Tab[]
  /** Number of times that each page was refreshed, by path. */
  rounds: Record<string, number>
  /** Names of records, by the path of the record's page. */
  names: Record<string, string>
}

const KEY = 'OPEN_TABS'
/** Maximum number of tabs to restore. */
const MAX_RESTORED = 100
const home: Tab = { path: HOME_PATH, at: HOME_PATH }
/** An address of this application, with a path and a query of limited length. */
const ADDRESS = /^\/(?!\/)[^?#\\\s]{0,500}(\?[^#\s]{0,4000})?$/

/** The open pages of this browser tab. */
export const openTabs = proxy<OpenTabs>({ list: [home], rounds: {}, names: {} })

let owner = ''

const isTab = (value: unknown): value is Tab =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'at' in value &&
  typeof value.path === 'string' &&
  typeof value.at === 'string' &&
  ADDRESS.test(value.at) &&
  value.at.startsWith(value.path)

function setTabs(list: readonly Tab[]): void {
  openTabs.list = list
  const tabs = list.map((tab) => ({ ...tab, name: openTabs.names[tab.path] }))
  storeForTab(KEY, { user: owner, tabs })
}

/** Restores a user's tabs after a reload. Leaves out unknown pages and invalid entries. */
export function restoreTabs(user: string, isKnown: (path: string) => boolean): void {
  owner = user
  const stored = readForTab(KEY)
  const isSameUser = typeof stored === 'object' && stored !== null && 'user' in stored && stored.user === user
  const tabs =
    isSameUser && 'tabs' in stored && Array.isArray(stored.tabs) ? stored.tabs.slice(0, MAX_RESTORED) : []
  const byPath = new Map<string, Tab>([[HOME_PATH, home]])
  for (const tab of tabs) {
    if (!isTab(tab) || (tab.path !== HOME_PATH && !isKnown(tab.path))) continue
    byPath.set(tab.path, { path: tab.path, at: tab.at })
    if ('name' in tab && typeof tab.name === 'string') openTabs.names[tab.path] = tab.name
  }
  setTabs([...byPath.values()])
}

/** Stores the address of a page. Opens a tab for the page if it has none. */
export function openTab(path: string, at: string): void {
  const known = openTabs.list.find((tab) => tab.path === path)
  if (known?.at === at) return
  const tab = { path, at }
  setTabs(known ? openTabs.list.map((each) => (each.path === path ? tab : each)) : [...openTabs.list, tab])
}

/** Last address of a page. Undefined if the page has no tab. */
export const addressOfTab = (path: string): string | undefined =>
  openTabs.list.find((tab) => tab.path === path)?.at

/** Paths of the tabs to close. The home page is never closed. */
export function tabsToClose(list: readonly Tab[], closing: CloseScope, path: string): readonly string[] {
  const at = list.findIndex((tab) => tab.path === path)
  const isClosed: Record<CloseScope, (index: number) => boolean> = {
    one: (index) => index === at,
    left: (index) => index < at,
    right: (index) => index > at,
    others: (index) => index !== at,
  }
  const paths = list.map((tab) => tab.path)
  return at < 0 ? [] : paths.filter((each, index) => each !== HOME_PATH && isClosed[closing](index))
}

/** The tab that opens when the current tab is closed: the right neighbour, or else the left neighbour. */
export function neighbourOf(list: readonly Tab[], path: string): Tab {
  const at = list.findIndex((tab) => tab.path === path)
  return list[at + 1] ?? list[at - 1] ?? home
}

/** Stores the name of a record, which the tab of its page shows. */
export function nameTab(path: string, name: string): void {
  if (openTabs.names[path] === name) return
  openTabs.names[path] = name
  setTabs(openTabs.list)
}

/** Removes tabs. */
export function removeTabs(paths: readonly string[]): void {
  setTabs(openTabs.list.filter(({ path }) => path === HOME_PATH || !paths.includes(path)))
}

/** Remounts a page. */
export function refreshTab(path: string): void {
  openTabs.rounds[path] = (openTabs.rounds[path] ?? 0) + 1
}
