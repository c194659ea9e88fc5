import type { PermissionRow } from '#schemas'
import { type TreeNode, visibleRows } from '../../shared/tree/tree-node.ts'

/** An entry in the tree: a menu or a button. */
export interface Entry extends TreeNode<Entry> {
  line: PermissionRow
  children: Entry[]
  /** Level in the tree, starting at 1 at the top. */
  level: number
  /** Index among the entries with the same parent, starting at 0. */
  index: number
}

export interface EntryTree {
  tops: readonly Entry[]
  byId: ReadonlyMap<string, Entry>
}

export const BUTTON = 2
export const isButton = ({ line }: Entry) => line.menuType === BUTTON
/** True for an entry that opens no page. */
export const isFolder = ({ line }: Entry) =>
  !!line.component?.includes('layouts/') && !line.component.endsWith('IframePageView')

/**
 * Builds the tree, with the entries in menu order. An entry whose parent is missing is at the top of the
 * tree. Entries that are part of a cycle are left out.
 */
export function entryTreeOf(lines: readonly PermissionRow[]): EntryTree {
  const byId = new Map<string, Entry>()
  for (const line of lines) {
    const { id } = line
    byId.set(id, { id, line, parent: undefined, children: [], level: 1, index: 0 })
  }
  const tops: Entry[] = []
  for (const entry of byId.values()) {
    entry.parent = entry.line.parentId === null ? undefined : byId.get(entry.line.parentId)
    const siblings = entry.parent?.children ?? tops
    entry.index = siblings.length
    siblings.push(entry)
  }
  const downwards = [...tops]
  for (const entry of downwards) {
    for (const child of entry.children) child.level = entry.level + 1
    downwards.push(...entry.children)
  }
  return { tops, byId }
}

/** Returns the ids of the entries that have children. */
export const branchesOf = ({ byId }: EntryTree): string[] =>
  [...byId.values()].filter(({ children }) => children.length > 0).map(({ line }) => line.id)

/**
 * Result of a search: the ids of the entries that match, and the ids of the entries that are shown, which are
 * the matches and their ancestors.
 */
export interface EntrySearchResult {
  shown: ReadonlySet<string>
  matches: ReadonlySet<string>
}

const isMatch = ({ line }: Entry, text: string) =>
  [line.title, line.perms, line.url, line.component].some((value) => value?.toLowerCase().includes(text))

/**
 * Finds entries by title, permission code, address or component. Returns undefined if there is no search
 * text.
 */
export function searchEntries({ byId }: EntryTree, typed: string): EntrySearchResult | undefined {
  const text = typed.trim().toLowerCase()
  if (text === '') return undefined
  const shown = new Set<string>()
  const matches = new Set<string>()
  for (const entry of byId.values()) {
    if (!isMatch(entry, text)) continue
    matches.add(entry.line.id)
    for (let at: Entry | undefined = entry; at && !shown.has(at.line.id); at = at.parent)
      shown.add(at.line.id)
  }
  return { shown, matches }
}

/** Returns the entries that are visible as rows. During a search, the ancestors of matches are expanded. */
export const visibleEntries = (
  { tops }: EntryTree,
  open: ReadonlySet<string>,
  found: EntrySearchResult | undefined,
): Entry[] =>
  visibleRows(tops, {
    isShown: (id) => found?.shown.has(id) ?? true,
    isOpen: (id) => found !== undefined || open.has(id),
  })

/** Target of a move: the new parent, and the child of this parent before which the entry is placed. */
export interface MoveTarget {
  toParent: string | null
  /** Id of the entry that comes after the moved one, or null if the moved entry comes last. */
  before: string | null
}

export type Side = 'above' | 'inside' | 'below'

const isWithin = (entry: Entry, other: Entry): boolean => {
  for (let at: Entry | undefined = entry; at; at = at.parent) if (at === other) return true
  return false
}

/**
 * True if the entry may move into `parent`. If `parent` is undefined, true if the entry may move to the top
 * of the tree. The server makes the same check.
 */
export function canMoveInto(entry: Entry, parent: Entry | undefined): boolean {
  if (!parent) return !isButton(entry)
  return !isButton(parent) && !isWithin(parent, entry)
}

const siblingsOf = (tree: EntryTree, entry: Entry) => entry.parent?.children ?? tree.tops
const idOf = (entry: Entry | undefined) => entry?.line.id ?? null

/**
 * Returns where an entry is moved when it is dropped above, below or inside another entry. Returns undefined
 * if the move isn't allowed or changes nothing.
 */
export function targetOf(
  tree: EntryTree,
  entry: Entry,
  { over, side }: { over: Entry; side: Side },
): MoveTarget | undefined {
  if (side === 'inside') {
    const last = over.children.at(-1)
    if (!canMoveInto(entry, over) || last === entry) return undefined
    return { toParent: over.line.id, before: null }
  }
  if (over === entry || !canMoveInto(entry, over.parent)) return undefined
  const siblings = siblingsOf(tree, over)
  const next = side === 'above' ? over : siblings[over.index + 1]
  const stays = over.parent === entry.parent && (next === entry || siblings[entry.index + 1] === next)
  return stays ? undefined : { toParent: idOf(over.parent), before: idOf(next) }
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** Returns the target of a move by key: past a sibling, into the sibling above, or out of the parent. */
export function stepOf(tree: EntryTree, entry: Entry, step: Step): MoveTarget | undefined {
  const siblings = siblingsOf(tree, entry)
  const previous = siblings[entry.index - 1]
  const next = siblings[entry.index + 1]
  if (step === 'up') return previous && targetOf(tree, entry, { over: previous, side: 'above' })
  if (step === 'down') return next && targetOf(tree, entry, { over: next, side: 'below' })
  if (step === 'in') return previous && targetOf(tree, entry, { over: previous, side: 'inside' })
  return entry.parent && targetOf(tree, entry, { over: entry.parent, side: 'below' })
}
