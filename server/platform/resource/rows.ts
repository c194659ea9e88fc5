import { sql } from 'kysely'
import type { Values } from './resource.ts'

/** Inserts a row of column values. */
export const insertInto = (table: string, values: Values) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((column) => sql.id(column)))})
    values (${sql.join(Object.values(values))})`

/** Updates columns of a row. */
export const updateRow = (table: string, values: Values, id: string) =>
  sql`update ${sql.table(table)} set ${sql.join(
    Object.entries(values).map(([column, value]) => sql`${sql.id(column)} = ${value}`),
  )} where id = ${id}`
