import { sql } from 'kysely'
import type { DictItem, JeecgTreeNode } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { inScope } from '../../platform/list/row-scope.ts'
import { categoryResource, TOP } from './list-resource.ts'

interface CategoryRow {
  id: string
  pid: string
  name: string
  code: string
  has_child: string
}

/** Maximum number of categories in a response. */
export const MAX_CATEGORIES = 10_000

const toTreeNode = ({ id, pid, name, code, has_child }: CategoryRow): JeecgTreeNode => {
  const leaf = has_child !== '1'
  return {
    key: id,
    title: name,
    value: id,
    code,
    parentId: pid,
    leaf,
    isLeaf: leaf,
    icon: null,
    children: null,
  }
}

/** Database and scope for the queries of a caller. The scope includes the caller's data rules. */
export interface CategoryReader {
  db: Db
  scope: Scope
}

const live = ({ db, scope }: CategoryReader) =>
  db
    .selectFrom('sys_category as t')
    .select(['t.id', 't.pid', 't.name', 't.code', 't.has_child'])
    .where('t.del_flag', '=', 0)
    .where(inScope(categoryResource, scope))
    .orderBy('t.code')
    .limit(MAX_CATEGORIES)

/** Returns the id of the category with this code, `0` for the top level, or undefined for an unknown code. */
export async function idOfCode(reader: CategoryReader, code: string): Promise<string | undefined> {
  if (code === TOP) return TOP
  return (await live(reader).where('t.code', '=', code).executeTakeFirst())?.id
}

/** Category fields that a condition of the request can compare. */
const CONDITIONS = {
  id: 'id',
  code: 'code',
  name: 'name',
  pid: 'pid',
  hasChild: 'has_child',
  has_child: 'has_child',
} as const
type Conditions = Readonly<Record<string, string>>

/**
 * Finds the direct children of a category that match the conditions. If a condition has an unknown field,
 * finds no children.
 */
export async function childCategories(
  reader: CategoryReader,
  pid: string,
  conditions: Conditions = {},
): Promise<JeecgTreeNode[]> {
  let query = live(reader).where('t.pid', '=', pid)
  for (const [field, value] of Object.entries(conditions)) {
    if (!Object.hasOwn(CONDITIONS, field)) return []
    query = query.where(`t.${CONDITIONS[field as keyof typeof CONDITIONS]}`, '=', value)
  }
  return (await query.execute()).map(toTreeNode)
}

/** Reads the descendants of a category, sorted by code. `withItself` includes the category. */
async function rowsBelow(
  { db, scope }: CategoryReader,
  pid: string,
  withItself = false,
): Promise<CategoryRow[]> {
  const first = withItself ? sql`(c.pid = ${pid} or c.id = ${pid})` : sql`c.pid = ${pid}`
  const { rows } = await sql<CategoryRow>`with recursive down as (
      select c.* from sys_category c where ${first} and c.del_flag = 0
      union
      select c.* from sys_category c join down on c.pid = down.id where c.del_flag = 0
    ) select id, pid, name, code, has_child from down t
    where ${inScope(categoryResource, scope)} order by code limit ${MAX_CATEGORIES}`.execute(db)
  return rows
}

/**
 * Reads the tree below a category. `without` is the id of a category that is left out with its descendants. A
 * form that moves this category can't offer these entries as parents.
 */
export async function categoryTree(
  reader: CategoryReader,
  pid: string,
  without?: string,
): Promise<JeecgTreeNode[]> {
  const nodes = (await rowsBelow(reader, pid)).map(toTreeNode).filter(({ key }) => key !== without)
  const known = new Map(nodes.map((place) => [place.key, place]))
  for (const place of nodes) {
    const above = known.get(place.parentId ?? '')
    if (above) above.children = [...(above.children ?? []), place]
  }
  return nodes.filter(({ parentId }) => parentId === pid)
}

/**
 * Reads a category and its descendants as a flat list of dictionary items, to show the names of stored ids.
 */
export async function flatCategories(reader: CategoryReader, pid: string): Promise<DictItem[]> {
  const rows = await rowsBelow(reader, pid, true)
  return rows.map(({ id, name }) => ({ value: id, text: name, title: name, label: name, texts: {} }))
}

/**
 * Reads the names of categories in the order of the ids. If `omitsUnknown` is true, unknown ids are left out;
 * otherwise an unknown id is returned as its own name.
 */
export async function namesOf(
  reader: CategoryReader,
  ids: readonly string[],
  omitsUnknown: boolean,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await live(reader)
    .where('t.id', 'in', [...ids])
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => names.get(id) ?? (omitsUnknown ? [] : id))
}
