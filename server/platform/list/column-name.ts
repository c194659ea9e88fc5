import { type RawBuilder, sql } from 'kysely'

/** Column name of a field: `create_time` for `createTime`. */
export type ColumnName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : ''

/** Column name of a field: `create_time` for `createTime`. */
export const columnName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** SQL of the column of a field in the main table `t`. */
export const columnSql = (field: string): RawBuilder<unknown> => sql.ref(`t.${columnName(field)}`)
