import { readForTab, storeForTab } from '../session/storage.ts'
import type { MenuEntry } from './menu-search-index.ts'

const KEY = 'RECENT_MENU_ENTRIES'
const MOST = 5

function readPaths(): string[] {
  const stored = readForTab(KEY)
  return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : []
}

/** Adds the path of an opened menu item to the session storage of this browser tab. */
export function storeRecent({ path }: MenuEntry): void {
  const others = readPaths().filter((known) => known !== path)
  storeForTab(KEY, [path, ...others].slice(0, MOST))
}

/** Sorts menu items: the items that were opened most recently come first. */
export function sortByRecent(entries: readonly MenuEntry[]): MenuEntry[] {
  const recent = readPaths()
    .map((path) => entries.find((entry) => entry.path === path))
    .filter((entry) => entry !== undefined)
  return [...recent, ...entries.filter((entry) => !recent.includes(entry))]
}
