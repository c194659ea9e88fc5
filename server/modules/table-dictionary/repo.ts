import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DictItem, JeecgTreeNode, TableTreeQuery } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike } from '../../platform/list/condition-sql.ts'
import { readConditions } from '../../platform/list/jeecg-conditions.ts'
import { tableDictClosed } from './errors.ts'
import { readKeyword, type Wanted } from './keyword.ts'
import { columnOf, equals, orderSql, predicateSql, shownOf } from './predicate-sql.ts'
import { type TableSource, tableOf } from './source.ts'

/** Database and scope for the queries of a caller. */
export interface Asker {
  db: Db
  scope: Scope
}

/** Maximum number of dictionary items in a response. */
export const MOST_ITEMS = 1_000

const choice = (value: string, text: string): DictItem => ({
  value,
  text,
  title: text,
  label: text,
  texts: {},
})

function sought(
  { table, text, code }: TableSource,
  { part, these }: Wanted,
  scope: Scope,
): RawBuilder<SqlBool>[] {
  const [shown, stored] = [shownOf(table, text, scope), columnOf(table, code).asText]
  if (these) return [sql`(${shown} = any(${these}::text[]) or ${stored} = any(${these}::text[]))`]
  if (part === undefined) return []
  const like = `%${escapeLike(part)}%`
  return [sql`(${shown} ilike ${like} or ${stored} ilike ${like})`]
}

interface Sought extends Wanted {
  limit: number
}

/** Lists the items of a table dictionary. Only rows that the caller may see are included. */
export async function findItems(
  { db, scope }: Asker,
  source: TableSource,
  { limit, ...wanted }: Sought,
): Promise<DictItem[]> {
  const { table, where, order } = source
  const [shown, stored] = [shownOf(table, source.text, scope), columnOf(table, source.code).asText]
  const conditions = [table.within(scope), sql`${stored} is not null`, ...sought(source, wanted, scope)]
  if (where) conditions.push(predicateSql(table, where))
  const { rows } = await sql<{ value: string; text: string }>`select ${stored} as value,
      coalesce(${shown}, '') as text
    from ${table.rows} where ${sql.join(conditions, sql` and `)}
    order by ${orderSql(table, wanted.order ?? order, scope)} limit ${limit}`.execute(db)
  return rows.map(({ value, text }) => choice(value, text))
}

/** Returns the texts of table dictionary values, by value. */
export async function findTexts(asker: Asker, source: TableSource, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>()
  const { db, scope } = asker
  const { table, where } = source
  const [shown, stored] = [shownOf(table, source.text, scope), columnOf(table, source.code).asText]
  const conditions = [table.within(scope), sql`${stored} = any(${[...keys]}::text[])`]
  if (where) conditions.push(predicateSql(table, where))
  const { rows } = await sql<{ value: string; text: string }>`select ${stored} as value,
      coalesce(${shown}, '') as text
    from ${table.rows} where ${sql.join(conditions, sql` and `)} limit ${MOST_ITEMS}`.execute(db)
  return new Map(rows.map(({ value, text }) => [value, text]))
}

/** Searches the items of a table dictionary by a keyword. */
export const searchItems = (asker: Asker, source: TableSource, keyword: string | undefined, limit: number) =>
  findItems(asker, source, { ...readKeyword(keyword), limit })

interface PlaceRow {
  key: string
  title: string
  parent: string | null
  has_below: boolean
}

function toPlace({ key, title, parent: parentId, has_below }: PlaceRow): JeecgTreeNode {
  const leaf = !has_below
  return { key, title, value: key, code: null, parentId, leaf, isLeaf: leaf, icon: null, children: null }
}

const TOPS = new Set(['', '0'])

/**
 * Reads one level of a table that is a tree. A row whose parent the caller may not see counts as top level.
 */
export async function findTreeLevel({ db, scope }: Asker, query: TableTreeQuery): Promise<JeecgTreeNode[]> {
  const table = tableOf(query.tableName)
  const { parent } = table
  if (parent === undefined || query.pidField.toLowerCase() !== parent)
    throw tableDictClosed({ name: query.pidField })
  const above = columnOf(table, parent).ref
  const conditions = Object.entries(readConditions(query.condition)).map(([column, text]) =>
    equals(table, column, text),
  )
  const { pid = '', hasChildField = '', converIsLeafVal } = query
  if (!TOPS.has(pid)) conditions.push(sql`${above} = ${pid}`)
  else if (conditions.length === 0)
    conditions.push(sql`coalesce(${above}, '') not in (
      select t.id from ${table.rows} where ${table.within(scope)})`)
  const isParent = sql`exists (select from (select * from ${table.rows} where ${table.within(scope)}) below
    where below.${sql.id(parent)} = t.id)`
  const named =
    hasChildField === '' ? isParent : sql`coalesce(${columnOf(table, hasChildField).asText}, '') = '1'`
  const hasBelow = hasChildField !== '' && converIsLeafVal === '0' ? sql`not ${named}` : named
  const key = columnOf(table, query.code).asText
  const { rows } = await sql<PlaceRow>`select ${key} as key,
      coalesce(${shownOf(table, query.text, scope)}, '') as title, ${above} as parent, ${hasBelow} as has_below
    from ${table.rows} where ${sql.join([table.within(scope), sql`${key} is not null`, ...conditions], sql` and `)}
    order by ${table.order} limit ${MOST_ITEMS}`.execute(db)
  return rows.map(toPlace)
}
