import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { type LocalizedText, textIn } from '../../platform/http/locale.ts'

/** Updates the flag `is_leaf` of these parents. Skips null, which means the top level. */
export async function updateLeafFlags(tx: Tx, parentIds: readonly (string | null)[]): Promise<void> {
  const ids = parentIds.filter((id) => id !== null)
  if (ids.length === 0) return
  await sql`update sys_permission p set is_leaf = case when exists (
      select from sys_permission c where c.parent_id = p.id and c.del_flag = 0) then 0 else 1 end
    where id = any(${ids}::text[])`.execute(tx)
}

/** Reads all menus and buttons by id, in menu order. */
export async function readMenuTree(tx: Tx) {
  const rows = await tx
    .selectFrom('sys_permission')
    .selectAll()
    .where('del_flag', '=', 0)
    .orderBy('sort_no')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export type MenuTree = Awaited<ReturnType<typeof readMenuTree>>
export type Entry = MenuTree extends Map<string, infer Row> ? Row : never

/** Name of an entry in every language. */
export const namesOfEntry = ({ name, name_i18n }: Pick<Entry, 'name' | 'name_i18n'>): LocalizedText => ({
  en: textIn(name_i18n, 'en-US', name),
  zh: textIn(name_i18n, 'zh-CN', name),
})

/** Lists the children of an entry in menu order, or the entries of the top level if `parentId` is null. */
export const childEntries = (tree: MenuTree, parentId: string | null): Entry[] =>
  [...tree.values()].filter((entry) => (entry.parent_id || null) === parentId)

/** Lists an entry and its ancestors, the entry first. Stops if the parents form a cycle. */
export function ancestorEntries(tree: MenuTree, id: string | null): Entry[] {
  const above = new Set<Entry>()
  for (let entry = tree.get(id ?? ''); entry && !above.has(entry); entry = tree.get(entry.parent_id ?? ''))
    above.add(entry)
  return [...above]
}

/** Counts the menu levels below an entry. Buttons don't count as a level. */
export function menuLevelsBelow(tree: MenuTree, id: string, seen: ReadonlySet<string> = new Set()): number {
  if (seen.has(id)) return 0
  const inside = new Set(seen).add(id)
  const menus = childEntries(tree, id).filter(({ menu_type }) => menu_type !== BUTTON)
  return Math.max(0, ...menus.map((menu) => 1 + menuLevelsBelow(tree, menu.id, inside)))
}

export const TOP = 0

export const BELOW = 1

export const BUTTON = 2

/** Component that marks a menu as a folder. */
export const FOLDER = 'layouts/RouteView'
