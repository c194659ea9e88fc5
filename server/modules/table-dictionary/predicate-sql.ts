import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../http/scope.ts'
import { languageOf, toldIn } from '../texts/texts.ts'
import { tableDictClosed, tableDictConditionInvalid } from './errors.ts'
import type { Comparison, Literal, Order, Predicate } from './predicate.ts'
import type { DictTable } from './registry.ts'

type Bool = RawBuilder<SqlBool>

/** What a number in a condition looks like; the database is given nothing else to read as one. */
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/

/** Fixed words: nothing that came with a request is ever part of a statement. */
const SIGNS: Record<Comparison, RawBuilder<unknown>> = {
  '=': sql`=`,
  '<>': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
}

/** A column of the table as SQL names it, by the name that somebody asked for. */
export function columnOf({ columns }: DictTable, asked: string) {
  const name = asked.toLowerCase()
  if (!Object.hasOwn(columns, name)) throw tableDictClosed({ name: asked })
  const ref = sql.ref(`t.${name}`)
  return { ref, isText: columns[name] === 'text', asText: columns[name] === 'text' ? ref : sql`${ref}::text` }
}

/** A column's text in somebody's language; undefined where it has but one. */
function toldOf({ told }: DictTable, asked: string, scope: Scope): RawBuilder<unknown> | undefined {
  const name = asked.toLowerCase()
  return told?.includes(name) ? toldIn(`t.${name}`, languageOf(scope)) : undefined
}

/** What a column shows to somebody. */
export const shownOf = (table: DictTable, asked: string, scope: Scope): RawBuilder<unknown> =>
  toldOf(table, asked, scope) ?? columnOf(table, asked).asText

function bound(isText: boolean, { text }: Pick<Literal, 'text'>): RawBuilder<unknown> {
  if (isText) return sql`${text}::text`
  if (!NUMBER.test(text)) throw tableDictConditionInvalid({ at: text.slice(0, 20) })
  return sql`${text}::numeric`
}

/** Whether a column has this value; a number too large for the column is had by none. */
export function equals(table: DictTable, column: string, text: string): Bool {
  const { ref, isText } = columnOf(table, column)
  return sql`${ref} = ${bound(isText, { text })}`
}

/** A condition that was read, as SQL over `t`: columns from the table's list, values bound. */
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
      // Without an escape character no pattern is malformed.
      const like = sql<SqlBool>`${asText} like ${predicate.value.text} escape ''`
      return predicate.not ? sql`not ${like}` : like
    }
    case 'in': {
      const list = sql.join(predicate.values.map((value) => bound(isText, value)))
      return predicate.not ? sql`${ref} not in (${list})` : sql`${ref} in (${list})`
    }
    default:
      return sql`${ref} ${SIGNS[predicate.op]} ${bound(isText, predicate.value)}`
  }
}

/** The order that was asked for, by what is shown, else the table's own; ties in the table's order too. */
export function orderSql(table: DictTable, order: Order | undefined, scope: Scope): RawBuilder<unknown> {
  if (!order) return table.order
  const by = toldOf(table, order.column, scope) ?? columnOf(table, order.column).ref
  return order.isDown ? sql`${by} desc nulls last, ${table.order}` : sql`${by}, ${table.order}`
}
