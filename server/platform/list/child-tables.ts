import { type RawBuilder, sql } from 'kysely'
import type { TObject, TSchema } from 'typebox'
import { valueTypeOf } from '#schemas'
import { columnName } from './column-name.ts'

/**
 * Table of child rows, which form a list in a parent record. Child rows are read and written with their
 * parent.
 */
export interface ChildTable {
  table: string
  /** Column that contains the id of the parent. */
  key: string
  /** Column that contains the position of a child row in the list. */
  order: string
}

const FORMATS = { day: 'YYYY-MM-DD', time: 'YYYY-MM-DD HH24:MI:SS' }

/** Returns the schema of the child rows of a field. Throws if the field isn't a list of records. */
function rowShape(schema: TSchema): TObject {
  const { items } = schema as { items?: TObject }
  if (!items?.properties) throw new Error('a field with child rows is a list of records')
  return items
}

/** Returns the column of each field of the child rows. */
export const childColumns = (schema: TSchema): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(rowShape(schema).properties).map((field) => [field, columnName(field)]))

/** SQL that returns the child rows of a record `t` as a JSON list, in their order. */
export function childrenSql({ table, key, order }: ChildTable, schema: TSchema): RawBuilder<unknown> {
  const values = Object.entries(rowShape(schema).properties).map(([field, shape]) => {
    const column = sql.ref(`child.${columnName(field)}`)
    const type = valueTypeOf(shape)
    const value =
      type === 'day' || type === 'time' ? sql`to_char(${column}, ${sql.lit(FORMATS[type])})` : column
    return sql`${sql.lit(field)}, ${value}`
  })
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(values)})
    order by ${sql.ref(`child.${order}`)}), '[]')
    from ${sql.table(table)} child where ${sql.ref(`child.${key}`)} = t.id)`
}
