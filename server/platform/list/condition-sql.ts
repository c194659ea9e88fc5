import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type QueryCondition, ruleToConditions } from '#schemas/expr'
import type { RuleCondition } from '../http/request.ts'
import { isBlank } from './jeecg-value.ts'
import type { ListCondition, ListOperator, Scalar, ValueType } from './values.ts'

/** Removes the wildcards that JeecgBoot clients add around a search text. */
export const searchedText = (text = ''): string =>
  isBlank(text) ? '' : text.trim().replace(/^\*+|\*+$/g, '')

/** SQL of a field, and the type of its values. */
interface Side {
  type: ValueType
  sql: RawBuilder<unknown>
}

type Bool = RawBuilder<SqlBool>
type Sign = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'
type Leaf = Extract<QueryCondition, { field: string }>

const SQL_TYPES = {
  text: sql`text`,
  integer: sql`bigint`,
  decimal: sql`numeric`,
  boolean: sql`boolean`,
  day: sql`date`,
  time: sql`timestamptz`,
} satisfies Record<ValueType, RawBuilder<unknown>>

const SIGNS = {
  eq: sql`=`,
  ne: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
} satisfies Record<Sign, RawBuilder<unknown>>

/** Upper bound of texts with a prefix: `prefix + LAST` sorts after all these texts. */
const LAST = '\u{10FFFF}'

/** Binds a value as a parameter and casts it to the type of its field. */
export const bind = (type: ValueType, value: Scalar) => sql`${value}::${SQL_TYPES[type]}`

/** Escapes LIKE wildcards. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * SQL of the time at which the day or second of a value ends. The time itself doesn't belong to the value.
 */
const after = (value: Scalar) =>
  sql`${bind('time', value)} + ${String(value).length === 10 ? sql`interval '1 day'` : sql`interval '1 second'`}`

const timely: Record<Sign, (left: RawBuilder<unknown>, value: Scalar) => Bool> = {
  eq: (left, value) => sql`(${left} >= ${bind('time', value)} and ${left} < ${after(value)})`,
  ne: (left, value) => sql`(${left} < ${bind('time', value)} or ${left} >= ${after(value)})`,
  gt: (left, value) => sql`${left} >= ${after(value)}`,
  gte: (left, value) => sql`${left} >= ${bind('time', value)}`,
  lt: (left, value) => sql`${left} < ${bind('time', value)}`,
  lte: (left, value) => sql`${left} < ${after(value)}`,
}

function compared({ type, sql: left }: Side, sign: Sign, value: Scalar): Bool {
  if (type === 'time') return timely[sign](left, value)
  return sql`${left} ${SIGNS[sign]} ${bind(type, value)}`
}

function among(side: Side, values: readonly Scalar[], isIn: boolean): Bool {
  const { type, sql: left } = side
  if (type === 'time') {
    const each = values.map((value) => compared(side, isIn ? 'eq' : 'ne', value))
    return sql`(${sql.join(each, isIn ? sql` or ` : sql` and `)})`
  }
  const list = sql`${values}::${SQL_TYPES[type]}[]`
  return isIn ? sql`${left} = any(${list})` : sql`${left} <> all(${list})`
}

/**
 * Matches a prefix by a range of texts. A prepared query can use an index for a range, but not for LIKE with
 * a parameter.
 */
const startsWith = ({ sql: left }: Side, prefix: string): Bool =>
  sql`(${left} collate "C" >= ${prefix} and ${left} collate "C" < ${prefix + LAST})`

/**
 * Matches texts that contain a part. The letters A–Z match in upper and lower case, as in the rules of pages.
 */
const contains = ({ sql: left }: Side, part: string): Bool => {
  const inLowerCase = part.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return sql`lower(${left} collate "C") like ${`%${escapeLike(inLowerCase)}%`}`
}

function emptiness({ type, sql: left }: Side, test: 'isNull' | 'notNull' | 'isEmpty' | 'notEmpty'): Bool {
  const blank = type === 'text' && (test === 'isEmpty' || test === 'notEmpty')
  if (test === 'isNull' || test === 'isEmpty') {
    return blank ? sql`(${left} is null or ${left} = '')` : sql`${left} is null`
  }
  return blank ? sql`${left} <> ''` : sql`${left} is not null`
}

const asText = ({ type, sql: left }: Side): Side => ({
  type: 'text',
  sql: type === 'text' ? left : sql`(${left})::text`,
})

function leafSql(side: Side, leaf: Leaf): Bool {
  if ('values' in leaf) return among(side, leaf.values as Scalar[], leaf.test === 'in')
  switch (leaf.test) {
    case 'isNull':
    case 'notNull':
    case 'isEmpty':
    case 'notEmpty':
      return emptiness(side, leaf.test)
    case 'contains':
      return contains(asText(side), leaf.value)
    case 'notContains':
      return sql`not ${contains(asText(side), leaf.value)}`
    case 'startsWith':
      return startsWith(asText(side), leaf.value)
    case 'notStartsWith':
      return sql`not ${startsWith(asText(side), leaf.value)}`
    default:
      return compared(side, leaf.test, leaf.value as Scalar)
  }
}

/** Compiles a rule to SQL. `sideOf` returns the SQL of a field. Values are bound as parameters. */
export function treeSql(sideOf: (field: string) => Side, condition: QueryCondition): Bool {
  if ('constant' in condition) return condition.constant ? sql`true` : sql`false`
  if ('field' in condition) return leafSql(sideOf(condition.field), condition)
  const [parts, word] = 'all' in condition ? [condition.all, sql` and `] : [condition.any, sql` or `]
  return sql`(${sql.join(
    parts.map((part) => treeSql(sideOf, part)),
    word,
  )})`
}

const SEVERAL = new Set<ListOperator>(['in', 'nin', 'between'])

/** Operators that match a part of a text, or a part of the digits of a number. */
export const PARTIAL_OPERATORS: ReadonlySet<ListOperator> = new Set<ListOperator>(['like', 'starts', 'ends'])

const endsWith = ({ sql: left }: Side, end: Scalar | undefined): Bool =>
  sql`right(${left}, length(${end}::text)) = ${end}::text`

/**
 * Compiles a condition to SQL. The SQL matches the same values as the condition in a rule of a page. Values
 * are bound as parameters.
 */
export function conditionSql(side: Side, { field, op, values }: ListCondition): Bool {
  const [first] = values
  const compares = PARTIAL_OPERATORS.has(op) ? asText(side) : side
  if (op === 'ends') return endsWith(compares, first)
  if (op === 'differs') return first === undefined ? sql`true` : compared(side, 'ne', first)
  return treeSql(() => compares, ruleToConditions({ field, op, value: SEVERAL.has(op) ? values : first }))
}

/** Compiles a comparison of a data rule to SQL. The SQL never matches null, as in JeecgBoot. */
export function ruleSql(side: Side, { field, op, values }: RuleCondition): Bool {
  const compared = conditionSql(side, { field, op, values })
  return op === 'ne' || op === 'nin' ? sql`(${compared} and ${side.sql} is not null)` : compared
}
