import { type RawBuilder, sql } from 'kysely'
import type { TObject, TSchema } from 'typebox'
import { maskOf, valueTypeOf } from '#schemas'
import { localeOfScope, localized } from '../localized-text/localized-text.ts'
import { type ChildTable, childrenSql } from './child-tables.ts'
import { columnName, columnSql } from './column-name.ts'
import type { ListColumn, ScopedSql } from './list-resource.ts'

/** SQL of a field that isn't simply the column with its name. */
export interface FieldSql extends Partial<ListColumn> {
  /**
   * SQL of the value in a row, which can use `t` and `joins`. The default is `sql` or the column with the
   * field's name.
   */
  select?: ScopedSql
}

/**
 * SQL of a field, or only the SQL of its value in a row. The server sets a `presented` field after the query.
 */
export type FieldSource = FieldSql | ScopedSql | 'presented'

/** Parts of a list declaration from which the SQL of fields is derived. */
export interface FieldSources {
  columns?: Readonly<Record<string, FieldSource | undefined>>
  /** Fields that have a text for each language. */
  localized?: readonly string[]
  children?: Readonly<Record<string, ChildTable | undefined>>
  /** SQL of values that only the server reads. */
  serverFields?: Readonly<Record<string, RawBuilder<unknown>>>
}

/** Name of the field that contains the language of a record's texts. */
const LANGUAGE = 'toldIn'

const isSelect = (source: FieldSource | undefined): source is ScopedSql =>
  typeof source === 'function' || (typeof source === 'object' && 'isRawBuilder' in source)

interface Derived {
  column?: ListColumn
  select?: ScopedSql
}

const selectOf = (field: string, isLocalized: boolean): ScopedSql =>
  isLocalized ? (scope) => localized(`t.${columnName(field)}`, localeOfScope(scope)) : columnSql(field)

function deriveField(field: string, schema: TSchema, sources: FieldSources): Derived {
  const source = sources.columns?.[field]
  if (source === 'presented') return {}
  if (isSelect(source)) return { select: source }
  if (field === LANGUAGE) return { select: (scope) => sql.lit(localeOfScope(scope)) }
  const children = sources.children?.[field]
  if (children) return { select: childrenSql(children, schema) }

  const isLocalized = sources.localized?.includes(field) ?? false
  const { select, ...own }: FieldSql = source ?? {}
  const { type = valueTypeOf(schema), sql: value = columnSql(field), ...others } = own
  const hasColumn = type !== undefined && (own.sql !== undefined || select === undefined)
  const texts: Partial<ListColumn> = isLocalized
    ? { localized: (locale) => localized(`t.${columnName(field)}`, locale) }
    : {}
  const mask = maskOf(schema)
  return {
    ...(hasColumn && { column: { type, sql: value, ...texts, ...others, ...(mask && { mask }) } }),
    select: select ?? own.sql ?? selectOf(field, isLocalized),
  }
}

/** Derives the columns of a list and its SELECT list from the model and the columns of the main table. */
export function deriveFields(shape: TObject, sources: FieldSources) {
  const derived = Object.entries(shape.properties).map(
    ([field, schema]) => [field, deriveField(field, schema, sources)] as const,
  )
  const columns = Object.fromEntries(
    derived.flatMap(([field, { column }]) => (column ? [[field, column]] : [])),
  )
  const items = [
    ...derived.flatMap(([field, { select }]) => (select ? [[field, select] as const] : [])),
    ...Object.entries(sources.serverFields ?? {}),
  ]
  const listOf = (sqlOf: (select: ScopedSql) => unknown) =>
    sql.join(items.map(([field, select]) => sql`${sqlOf(select)} as ${sql.id(field)}`))
  const isFixed = items.every(([, select]) => typeof select !== 'function')
  const select: ScopedSql = isFixed
    ? listOf((item) => item)
    : (scope) => listOf((item) => (typeof item === 'function' ? item(scope) : item))
  return { columns, select }
}
