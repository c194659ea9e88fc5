import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DictItem, JeecgTreeNode, TableTreeQuery } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Scope } from '../../platform/http/request.ts'
import { escapeLike } from '../../platform/list/condition-sql.ts'
import { readConditions } from '../../platform/list/jeecg-conditions.ts'
import { tableDictClosed } from './errors.ts'
import { type KeywordQuery, readKeyword } from './keyword.ts'
import { columnOf, displayText, equals, orderSql, predicateSql } from './predicate-sql.ts'
import { type DictTables, type TableSource, tableOf } from './source.ts'

/** Database, tables and scope for the queries of a caller. */
export interface DictionaryReader {
  db: Db
  tables: DictTables
  scope: Scope
}

/** Maximum number of dictionary items in a response. */
export const MAX_ITEMS = 1_000

const choice = (value: string, text: string): DictItem => ({
  value,
  text,
  title: text,
  label: text,
  texts: {},
})

function keywordConditions(
  { table, text, code }: TableSource,
  { part, values }: KeywordQuery,
  scope: Scope,
): RawBuilder<SqlBool>[] {
  const [shown, stored] = [displayText(table, text, scope), columnOf(table, code).asText]
  if (values) return [sql`(${shown} = any(${values}::text[]) or ${stored} = any(${values}::text[]))`]
  if (part === undefined) return []
  const like = `%${escapeLike(part)}%`
  return [sql`(${shown} ilike ${like} or ${stored} ilike ${like})`]
}

interface ItemQuery extends KeywordQuery {
  limit: number
}

/** Lists the items of a table dictionary. Only rows that the caller may see are included. */
export async function findItems(
  { db, scope }: DictionaryReader,
  source: TableSource,
  { limit, ...keyword }: ItemQuery,
): Promise<DictItem[]> {
  const { table, where, order } = source
  const [shown, stored] = [displayText(table, source.text, scope), columnOf(table, source.code).asText]
  const conditions = [
    table.within(scope),
    sql`${stored} is not null`,
    ...keywordConditions(source, keyword, scope),
  ]
  if (where) conditions.push(predicateSql(table, where))
  const { rows } = await sql<{ value: string; text: string }>`select ${stored} as value,
      coalesce(${shown}, '') as text
    from ${table.rows} where ${sql.join(conditions, sql` and `)}
    order by ${orderSql(table, keyword.order ?? order, scope)} limit ${limit}`.execute(db)
  return rows.map(({ value, text }) => choice(value, text))
}

/** Returns a map from the values of a table dictionary to their texts. */
export async function findTexts(reader: DictionaryReader, source: TableSource, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, string>()
  const { db, scope } = reader
  const { table, where } = source
  const [shown, stored] = [displayText(table, source.text, scope), columnOf(table, source.code).asText]
  const conditions = [table.within(scope), sql`${stored} = any(${[...keys]}::text[])`]
  if (where) conditions.push(predicateSql(table, where))
  const { rows } = await sql<{ value: string; text: string }>`select ${stored} as value,
      coalesce(${shown}, '') as text
    from ${table.rows} where ${sql.join(conditions, sql` and `)} limit ${MAX_ITEMS}`.execute(db)
  return new Map(rows.map(({ value, text }) => [value, text]))
}

/** Searches the items of a table dictionary by a keyword. */
export const searchItems = (
  reader: DictionaryReader,
  source: TableSource,
  keyword: string | undefined,
  limit: number,
) => findItems(reader, source, { ...readKeyword(keyword), limit })

interface TreeRow {
  key: string
  title: string
  parent: string | null
  has_below: boolean
}

function toPlace({ key, title, parent: parentId, has_below }: TreeRow): JeecgTreeNode {
  const leaf = !has_below
  return { key, title, value: key, code: null, parentId, leaf, isLeaf: leaf, icon: null, children: null }
}

const TOPS = new Set(['', '0'])

/**
 * Reads one level of a table whose rows form a tree. If the caller may not see the parent of a row, the row
 * belongs to the top level.
 */
export async function findTreeLevel(
  { db, tables, scope }: DictionaryReader,
  query: TableTreeQuery,
): Promise<JeecgTreeNode[]> {
  const table = tableOf(tables, query.tableName)
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
  const { rows } = await sql<TreeRow>`select ${key} as key,
      coalesce(${displayText(table, query.text, scope)}, '') as title, ${above} as parent, ${hasBelow} as has_below
    from ${table.rows} where ${sql.join([table.within(scope), sql`${key} is not null`, ...conditions], sql` and `)}
    order by ${table.order} limit ${MAX_ITEMS}`.execute(db)
  return rows.map(toPlace)
}
