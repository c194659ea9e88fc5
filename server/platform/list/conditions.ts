import type { Operator } from '#schemas'
import type { LocalizedText } from '../http/locale.ts'
import type { SignedIn } from '../http/request.ts'
import { PARTIAL_OPERATORS } from './condition-sql.ts'
import type { AddError } from './errors.ts'
import { type MaskReader, safeOperators } from './masked-columns.ts'
import type { QueryableResource } from './resource.ts'
import { NO_VALUE, type RawCondition } from './super-query.ts'
import { EXPECTED_FORMATS, type ListCondition, type ListOperator, readValue, type Scalar } from './values.ts'

const COMPARISONS: Record<string, Operator> = { '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' }

/**
 * Parses a value of a query string. Its forms are `!x` (not equal), `> x` (comparison), `*x*` (contains),
 * `x*` (begins with), `a,b` (one of) and a plain text (equal). Returns undefined for `*x` (ends with), which
 * these lists don't support. Values that contain such a character as text must be sent in `superQueryParams`.
 */
function readBareValue(text: string): { op: Operator; parts: string[] } | undefined {
  if (text.startsWith('!')) return { op: 'ne', parts: [text.slice(1)] }
  const [, sign = '', compared = ''] = /^([<>]=?) (.*)$/s.exec(text) ?? []
  const comparison = COMPARISONS[sign]
  if (comparison) return { op: comparison, parts: [compared] }
  if (text.length > 2 && text.startsWith('*') && text.endsWith('*')) {
    return { op: 'like', parts: [text.slice(1, -1)] }
  }
  if (text.startsWith('*')) return undefined
  if (text.endsWith('*')) return { op: 'starts', parts: [text.slice(0, -1)] }
  return text.includes(',') ? { op: 'in', parts: text.split(',') } : { op: 'eq', parts: [text] }
}

const MAX_VALUES = 200
const TOO_MANY: LocalizedText = { en: `At most ${MAX_VALUES} values`, zh: `最多 ${MAX_VALUES} 个值` }

/**
 * Caller of a query, with the permissions that reveal masked values. The values `me` and `myDept` refer to
 * this user.
 */
export type QueryUser = Pick<SignedIn, 'username' | 'orgCode'> & MaskReader

/**
 * Finds the field that a query key such as `status` or `paidTime_begin` filters. Returns undefined if the
 * list has no such filter.
 */
export function readFilterKey(
  resource: QueryableResource,
  key: string,
): { field: string; bound?: 'begin' | 'end' } | undefined {
  const { filters } = resource.ability
  if (Object.hasOwn(filters, key)) return { field: key }
  const [, field = '', bound] = /^(.+)_(begin|end)$/.exec(key) ?? []
  return Object.hasOwn(filters, field) ? { field, bound: bound as 'begin' | 'end' } : undefined
}

/** Parses one filter of the query string. */
export function readFilter(
  { field, bound, key }: { field: string; bound?: 'begin' | 'end'; key: string },
  text: string,
): RawCondition | LocalizedText {
  if (bound) return { field, key, op: bound === 'begin' ? 'gte' : 'lte', parts: [text] }
  const bare = readBareValue(text)
  return bare
    ? { field, key, ...bare }
    : { en: 'Searching by ending is not supported', zh: '不支持按结尾匹配' }
}

/** Returns the operators that a list declares for a field. */
export const declared = (
  { ability: { filters } }: QueryableResource,
  field: string,
): readonly ListOperator[] => (Object.hasOwn(filters, field) ? (filters[field] ?? []) : [])

function allowed(
  { field, op, key }: RawCondition,
  operators: readonly ListOperator[],
  addError: AddError,
): boolean {
  if (operators.length === 0) {
    addError(key, {
      en: `Unknown filter "${field.slice(0, 64)}"`,
      zh: `未知的筛选字段“${field.slice(0, 64)}”`,
    })
    return false
  }
  // The key, such as `paidTime_begin`, gives only the begin or the end of a `between` filter.
  const isHalfRange = key !== field && operators.includes('between')
  if (isHalfRange || operators.includes(op)) return true
  addError(key, {
    en: `Can't be filtered by "${op}", only by ${operators.join(', ')}`,
    zh: `不支持条件“${op}”，仅支持 ${operators.join('、')}`,
  })
  return false
}

const wanted = (op: RawCondition['op'], count: number) => {
  if (op === 'between') return count === 2
  if (op === 'in' || op === 'nin') return count > 0 && count <= MAX_VALUES
  return count === (NO_VALUE.has(op) ? 0 : 1)
}

interface Reading {
  addError: AddError
  who: QueryUser
  /**
   * Returns the operators that are allowed for a field. By default these are the operators that the list
   * declares.
   */
  allowedOperators?: (resource: QueryableResource, field: string) => readonly ListOperator[]
}

/** Checks whether the resource allows a condition, and converts its values. */
export function readCondition(
  resource: QueryableResource,
  asked: RawCondition,
  { addError, who, allowedOperators = declared }: Reading,
): ListCondition | undefined {
  const { field, op, parts, key } = asked
  const operators = allowedOperators(resource, field)
  if (!allowed(asked, safeOperators(resource, field, { operators, reader: who }), addError)) return undefined
  const type = PARTIAL_OPERATORS.has(op) ? 'text' : (resource.columns[field]?.type ?? 'text')
  const values = parts.map((part) => readValue(type, part))
  if (!wanted(op, parts.length) || values.includes(undefined)) {
    addError(key, parts.length > MAX_VALUES ? TOO_MANY : EXPECTED_FORMATS[type])
    return undefined
  }
  if (op === 'me') return { field, op: 'eq', values: [who.username] }
  if (op === 'myDept') return { field, op: 'within', values: [who.orgCode ?? ''] }
  return { field, op, values: values as Scalar[] }
}
