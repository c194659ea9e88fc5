import { groupTarget, routesOf } from '../menu/menu-routes.ts'
import { type MenuNode, titleOf } from '../menu/menu-tree.ts'

/** Target of a menu item: a path of the application, or a URL that opens in a new browser tab. */
export type EntryTarget = { type: 'path'; path: string } | { type: 'tab'; url: string }

/** A menu item that the search can find. */
export interface MenuEntry {
  key: string
  /** Localized title. */
  title: string
  /** Title in another language. Undefined if all languages have the same title. */
  otherTitle: string | undefined
  path: string
  /** Titles of the item's ancestors, starting with the outermost. */
  parents: readonly string[]
  target: EntryTarget
}

/** Range of a text that matches the search. */
export type TextRange = readonly [start: number, end: number]

/** A menu item that matches the search. The matching range is in the title, the other title or the path. */
export interface SearchMatch {
  entry: MenuEntry
  title: TextRange | undefined
  otherTitle: TextRange | undefined
  path: TextRange | undefined
}

/** A spelling with which a search finds a text, such as its pinyin. */
interface Spelling {
  letters: string
  /**
   * For each letter, the index of its character in the text. Undefined if letters and characters have the
   * same indexes.
   */
  places: readonly number[] | undefined
}

interface Searched {
  text: 'title' | 'otherTitle' | 'path'
  spelling: Spelling
  rank: number
}

interface IndexedEntry {
  entry: MenuEntry
  searched: readonly Searched[]
}

/**
 * Menu items with all spellings of their titles. The spellings are computed in advance, so that a key press
 * only has to compare them.
 */
export type MenuSearchIndex = readonly IndexedEntry[]

/** Returns the pinyin of each character, such as `jie` and `suan`. Undefined for a text without Chinese. */
export type Pinyin = (text: string) => readonly string[] | undefined

/** Visible menu items that open something, in menu order. */
export function menuEntries(menu: readonly MenuNode[], language: string): MenuEntry[] {
  const paths = new Set(routesOf(menu).map(({ path }) => path))
  const entries: MenuEntry[] = []
  const walk = (nodes: readonly MenuNode[], parents: readonly string[]) => {
    for (const node of nodes.filter(({ hidden }) => !hidden)) {
      const title = titleOf(node, language)
      const target = targetOf(node, paths)
      if (target) {
        const otherTitle = Object.values(node.titles).find((other) => other !== '' && other !== title)
        entries.push({ key: node.key, title, otherTitle, path: node.path, parents, target })
      }
      walk(node.children, [...parents, title])
    }
  }
  walk(menu, [])
  return entries
}

/**
 * Target of a menu item. External and framed pages open in a new browser tab. Undefined for an item without a
 * route and for an empty group.
 */
function targetOf(node: MenuNode, paths: ReadonlySet<string>): EntryTarget | undefined {
  const { target, path } = node
  if (target.type === 'external' || target.type === 'frame')
    return target.url === undefined ? undefined : { type: 'tab', url: target.url }
  if (!node.routed || !paths.has(path)) return undefined
  const leadsTo = target.type === 'group' ? groupTarget(node) : path
  return leadsTo !== undefined && paths.has(leadsTo) ? { type: 'path', path } : undefined
}

/** Builds the search index. Without `pinyin`, a search finds Chinese titles only by their characters. */
export function createMenuSearchIndex(entries: readonly MenuEntry[], pinyin?: Pinyin): MenuSearchIndex {
  return entries.map((entry) => ({
    entry,
    searched: [
      ...spellingsOf('title', entry.title, pinyin),
      ...spellingsOf('otherTitle', entry.otherTitle, pinyin),
      { text: 'path', spelling: plain(entry.path), rank: 30 },
    ],
  }))
}

const plain = (text: string): Spelling => ({ letters: lower(text), places: undefined })

/**
 * Converts a text to lower case. If the lower case has another length, returns the text unchanged, because
 * match ranges would be wrong.
 */
function lower(text: string): string {
  const changed = text.toLowerCase()
  return changed.length === text.length ? changed : text
}

function spellingsOf(kind: 'title' | 'otherTitle', text: string | undefined, pinyin?: Pinyin): Searched[] {
  if (text === undefined) return []
  const rank = kind === 'title' ? 0 : 5
  const own = { text: kind, spelling: plain(text), rank }
  const spoken = pinyin?.(text)
  if (spoken?.length !== text.length) return [own]
  const initials = spell(spoken.map((syllable) => syllable.charAt(0)))
  return [
    own,
    { text: kind, spelling: initials, rank: rank + 10 },
    { text: kind, spelling: spell(spoken), rank: rank + 20 },
  ]
}

function spell(syllables: readonly string[]): Spelling {
  const letters = syllables.map((syllable) => lower(syllable.trim()))
  return {
    letters: letters.join(''),
    places: letters.flatMap((syllable, index) => Array.from(syllable, () => index)),
  }
}

/** Entries that match the search, starting with the best. An empty search matches all entries. */
export function searchMenu(index: MenuSearchIndex, typed: string): SearchMatch[] {
  const searchText = lower(typed.trim())
  if (searchText === '') return index.map(({ entry }) => none(entry))
  const words = searchText.split(/\s+/)
  const joined = words.join('')
  const found: { found: SearchMatch; rank: number; position: number }[] = []
  for (const [position, one] of index.entries()) {
    const match = matchOf(one, searchText) ?? (words.length > 1 ? matchOf(one, joined) : undefined)
    if (match) found.push({ ...match, position })
  }
  return found.sort((a, b) => a.rank - b.rank || a.position - b.position).map(({ found: each }) => each)
}

const none = (entry: MenuEntry): SearchMatch => ({
  entry,
  title: undefined,
  otherTitle: undefined,
  path: undefined,
})

function matchOf({ entry, searched }: IndexedEntry, searchText: string) {
  let best: { found: SearchMatch; rank: number } | undefined
  for (const { text, spelling, rank } of searched) {
    const start = spelling.letters.indexOf(searchText)
    if (start < 0) continue
    // A match at the start of a text ranks higher.
    const ranked = rank + (start === 0 ? 0 : 2)
    if (best && best.rank <= ranked) continue
    best = { rank: ranked, found: { ...none(entry), [text]: rangeOf(spelling, start, searchText.length) } }
  }
  return best
}

function rangeOf({ places }: Spelling, start: number, length: number): TextRange {
  if (!places) return [start, start + length]
  return [places[start] ?? start, (places[start + length - 1] ?? start) + 1]
}
