import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DictTable } from '../../platform/area/dict-table.ts'
import type { Scope } from '../../platform/http/data-scope.ts'
import { tableDictConditionInvalid } from '../../platform/list/errors.ts'
import { localeOfScope, localized } from '../../platform/localized-text/localized-text.ts'
import { tableDictClosed } from './errors.ts'
import type { Comparison, Literal, Order, Predicate } from './predicate.ts'

type Bool = RawBuilder<SqlBool>

/**
 * Pattern of a number in a condition. Other texts are rejected, since the database couldn't convert them to
 * numbers.
 */
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/

/** SQL of each operator that a condition can contain. No text of a request becomes part of the SQL. */
const SQL_OPERATORS: Record<Comparison, RawBuilder<unknown>> = {
  '=': sql`=`,
  '<>': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
}

/**
 * Returns the SQL of the column that a request names. Throws if the column isn't one of the table's available
 * columns.
 */
export function columnOf({ columns }: DictTable, column: string) {
  const name = column.toLowerCase()
  if (!Object.hasOwn(columns, name)) throw tableDictClosed({ name: column })
  const ref = sql.ref(`t.${name}`)
  return { ref, isText: columns[name] === 'text', asText: columns[name] === 'text' ? ref : sql`${ref}::text` }
}

/** SQL of a column's text in the reader's language; undefined if the column has no translations. */
function localizedOf(
  { localized: columns }: DictTable,
  column: string,
  scope: Scope,
): RawBuilder<unknown> | undefined {
  const name = column.toLowerCase()
  return columns?.includes(name) ? localized(`t.${name}`, localeOfScope(scope)) : undefined
}

/** SQL of a column's text, in the reader's language if the column has translations. */
export const displayText = (table: DictTable, column: string, scope: Scope): RawBuilder<unknown> =>
  localizedOf(table, column, scope) ?? columnOf(table, column).asText

function bound(isText: boolean, { text }: Pick<Literal, 'text'>): RawBuilder<unknown> {
  if (isText) return sql`${text}::text`
  if (!NUMBER.test(text)) throw tableDictConditionInvalid({ at: text.slice(0, 20) })
  return sql`${text}::numeric`
}

/**
 * SQL condition for rows with this value in a column. A number that is too large for the column matches no
 * row.
 */
export function equals(table: DictTable, column: string, text: string): Bool {
  const { ref, isText } = columnOf(table, column)
  return sql`${ref} = ${bound(isText, { text })}`
}

/**
 * Compiles a parsed condition to SQL for the table `t`. Only available columns can be compared, and values
 * are bound.
 */
export function predicateSql(table: DictTable, predicate: Predicate): Bool {
  if ('parts' in predicate) {
    const parts = predicate.parts.map((part) => predicateSql(table, part))
    return sql`(${sql.join(parts, predicate.kind === 'and' ? sql` and ` : sql` or `)})`
  }
  const { ref, isText, asText } = columnOf(table, predicate.column)
  switch (predicate.kind) {
    case 'null':
      return predicate.not ? sql`${ref} is not null` : sql`${ref} is null`
    case 'like': {
      // LIKE has no escape character here. Otherwise a pattern that ends with the escape character would be
      // an error.
      const like = sql<SqlBool>`${asText} like ${predicate.value.text} escape ''`
      return predicate.not ? sql`not ${like}` : like
    }
    case 'in': {
      const list = sql.join(predicate.values.map((value) => bound(isText, value)))
      return predicate.not ? sql`${ref} not in (${list})` : sql`${ref} in (${list})`
    }
    default:
      return sql`${ref} ${SQL_OPERATORS[predicate.op]} ${bound(isText, predicate.value)}`
  }
}

/** Compiles the requested order to SQL, followed by the default order of the table. */
export function orderSql(table: DictTable, order: Order | undefined, scope: Scope): RawBuilder<unknown> {
  if (!order) return table.order
  const by = localizedOf(table, order.column, scope) ?? columnOf(table, order.column).ref
  return order.isDown ? sql`${by} desc nulls last, ${table.order}` : sql`${by}, ${table.order}`
}
