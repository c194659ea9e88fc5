import type { Operator } from '#schemas'
import type { SearchValues } from './list-state.ts'
import type { KeyedField } from './search-keys.ts'
import { normalise, type Scalar, type SearchValue } from './search-value.ts'

/** A condition in the query parameter `superQueryParams`. */
interface SuperRule {
  field: string
  rule: Operator
  val?: unknown
}

type Part = { bare: Record<string, string> } | { rule: SuperRule }

/** Operators without a value. The input of a search field with such an operator is a switch. */
const VALUELESS = new Set<Operator>(['empty', 'notEmpty', 'me', 'myDept'])

/**
 * Query parameters that every list has. A search field with the name of such a parameter is sent in
 * `superQueryParams`.
 */
const TAKEN = new Set(['pageNo', 'pageSize', 'column', 'order', 'cursor', 'superQueryParams', '_t'])

/**
 * Converts search values to query parameters of the JeecgBoot contract. Each unambiguous value has a separate
 * parameter. All other values are sent in `superQueryParams`.
 */
export function toFilterParams(fields: readonly KeyedField[], values: SearchValues): Record<string, string> {
  const params: Record<string, string> = {}
  const rules: SuperRule[] = []
  for (const { key, field, isSeveral } of fields) {
    const value = normalise(values[key], isSeveral)
    const part = value === undefined ? undefined : partOf(field.field, field.op, value)
    if (!part) continue
    if ('rule' in part) rules.push(part.rule)
    else if (Object.keys(part.bare).some((name) => TAKEN.has(name) || Object.hasOwn(params, name)))
      rules.push({ field: field.field, rule: field.op, val: value })
    else Object.assign(params, part.bare)
  }
  return rules.length > 0 ? { ...params, superQueryParams: JSON.stringify(rules) } : params
}

function partOf(field: string, op: Operator, value: SearchValue): Part | undefined {
  if (VALUELESS.has(op)) return value === true || value === 'true' ? { rule: { field, rule: op } } : undefined
  if (op === 'between') return { bare: rangeOf(field, value) }
  const items = (Array.isArray(value) ? value : [value]).filter((item): item is Scalar => item !== null)
  const write = shortForms[op]
  if (write && items.every((item) => isPlain(String(item))))
    return { bare: { [field]: write(items.map(String)) } }
  return { rule: { field, rule: op, val: Array.isArray(value) ? items : items[0] } }
}

const shortForms: Partial<Record<Operator, (items: readonly string[]) => string>> = {
  eq: ([item = '']) => item,
  in: (items) => items.join(','),
  like: ([item = '']) => `*${item}*`,
  starts: ([item = '']) => `${item}*`,
}

/** Query parameters of a range. The start or the end may be missing. */
function rangeOf(field: string, value: SearchValue): Record<string, string> {
  const [begin, end] = (Array.isArray(value) ? value : [value]) as (Scalar | null | undefined)[]
  return {
    ...(begin !== null && begin !== undefined && { [`${field}_begin`]: String(begin) }),
    ...(end !== null && end !== undefined && { [`${field}_end`]: String(end) }),
  }
}

/**
 * True if each server takes the text literally, because it contains no comma, wildcard or leading operator
 * and isn't `null`.
 */
function isPlain(text: string): boolean {
  return (
    !/[,*!]|\+\+/.test(text) &&
    !/^([<>=]|(eq|ne|gt|ge|lt|le|in|like)\s)/i.test(text) &&
    text.toLowerCase() !== 'null'
  )
}
