import { sql } from 'kysely'
import type { DictItem, TreePlace } from '#schemas'
import type { Db } from '../../db/index.ts'
import { TOP } from './list-resource.ts'

interface PlaceRow {
  id: string
  pid: string
  name: string
  code: string
  has_child: string
}

/** As many as one answer holds. */
export const MOST_PLACES = 10_000

const toPlace = ({ id, pid, name, code, has_child }: PlaceRow): TreePlace => {
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

const live = (db: Db) =>
  db
    .selectFrom('sys_category')
    .select(['id', 'pid', 'name', 'code', 'has_child'])
    .where('del_flag', '=', 0)
    .orderBy('code')
    .limit(MOST_PLACES)

/** The id of the category of a code, which `0` says of the top; undefined where there is none. */
export async function idOfCode(db: Db, code: string): Promise<string | undefined> {
  if (code === TOP) return TOP
  return (await live(db).where('code', '=', code).executeTakeFirst())?.id
}

/** The fields that a condition may speak of. */
const CONDITIONS = {
  id: 'id',
  code: 'code',
  name: 'name',
  pid: 'pid',
  hasChild: 'has_child',
  has_child: 'has_child',
} as const
type Conditions = Readonly<Record<string, string>>

/** Those directly below one, and only those that have these values. A field that no category has is had by none. */
export async function placesBelow(db: Db, pid: string, conditions: Conditions = {}): Promise<TreePlace[]> {
  let query = live(db).where('pid', '=', pid)
  for (const [field, value] of Object.entries(conditions)) {
    if (!Object.hasOwn(CONDITIONS, field)) return []
    query = query.where(CONDITIONS[field as keyof typeof CONDITIONS], '=', value)
  }
  return (await query.execute()).map(toPlace)
}

/** Everything below one, on every level, in the order of the codes; with itself where that is asked. */
async function rowsBelow(db: Db, pid: string, withItself = false): Promise<PlaceRow[]> {
  const first = withItself ? sql`(c.pid = ${pid} or c.id = ${pid})` : sql`c.pid = ${pid}`
  const { rows } = await sql<PlaceRow>`with recursive down as (
      select c.* from sys_category c where ${first} and c.del_flag = 0
      union
      select c.* from sys_category c join down on c.pid = down.id where c.del_flag = 0
    ) select id, pid, name, code, has_child from down order by code limit ${MOST_PLACES}`.execute(db)
  return rows
}

/** The whole tree below one. */
export async function treeBelow(db: Db, pid: string): Promise<TreePlace[]> {
  const places = (await rowsBelow(db, pid)).map(toPlace)
  const known = new Map(places.map((place) => [place.key, place]))
  for (const place of places) {
    const above = known.get(place.parentId ?? '')
    if (above) above.children = [...(above.children ?? []), place]
  }
  return places.filter(({ parentId }) => parentId === pid)
}

/** One with everything below it as a flat list, which gives stored ids their words. */
export async function choicesBelow(db: Db, pid: string): Promise<DictItem[]> {
  const rows = await rowsBelow(db, pid, true)
  return rows.map(({ id, name }) => ({ value: id, text: name, title: name, label: name, texts: {} }))
}

/** The names of categories in the order of their ids; of one that is gone the id, or nothing. */
export async function namesOf(db: Db, ids: readonly string[], leavesOut: boolean): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await live(db)
    .where('id', 'in', [...ids])
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => names.get(id) ?? (leavesOut ? [] : id))
}
