import type { Tx } from '../../db/index.ts'
import { textIn, type Words } from '../../http/locale.ts'
import { BUTTON } from './normalise.ts'

/** All menus and buttons with what rules look at, by their ids. */
export async function readForest(tx: Tx) {
  const rows = await tx
    .selectFrom('sys_permission')
    .selectAll()
    .where('del_flag', '=', 0)
    .orderBy('sort_no')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export type Forest = Awaited<ReturnType<typeof readForest>>
export type Entry = Forest extends Map<string, infer Row> ? Row : never

/** What an entry is called in every language. */
export const namedIn = ({ name, name_i18n }: Pick<Entry, 'name' | 'name_i18n'>): Words => ({
  en: textIn(name_i18n, 'en-US', name),
  zh: textIn(name_i18n, 'zh-CN', name),
})

/** What lies right below an entry, or at the top, in the order of the menu. */
export const entriesBelow = (forest: Forest, parentId: string | null): Entry[] =>
  [...forest.values()].filter((entry) => (entry.parent_id || null) === parentId)

/** The entries above, the nearest first; one that is its own ancestor ends it. */
export function entriesAbove(forest: Forest, id: string | null): Entry[] {
  const above = new Set<Entry>()
  for (
    let entry = forest.get(id ?? '');
    entry && !above.has(entry);
    entry = forest.get(entry.parent_id ?? '')
  )
    above.add(entry)
  return [...above]
}

/** How many levels of menus there are below an entry, buttons not counted. */
export function menuLevelsBelow(forest: Forest, id: string, seen: ReadonlySet<string> = new Set()): number {
  if (seen.has(id)) return 0
  const inside = new Set(seen).add(id)
  const menus = entriesBelow(forest, id).filter(({ menu_type }) => menu_type !== BUTTON)
  return Math.max(0, ...menus.map((menu) => 1 + menuLevelsBelow(forest, menu.id, inside)))
}
