import { type Operator, operators } from '#schemas'
import { isRecord } from '#schemas/values'
import type { LocalizedText } from '../http/locale.ts'
import type { AddError } from './errors.ts'
import type { ListOperator } from './values.ts'

/** Condition of a query, before its values are validated and converted. */
export interface RawCondition {
  field: string
  op: ListOperator
  parts: readonly unknown[]
  /** Query parameter to which error messages refer. */
  key: string
}

/** Operators that have another name in JeecgBoot, by that name. There is no operator for `left_like`. */
const STOCK_RULES: Record<string, Operator> = { ge: 'gte', le: 'lte', right_like: 'starts' }
export const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ...operators.map((operator) => [operator, operator] as const),
  ...Object.entries(STOCK_RULES),
])
const KEY = 'superQueryParams'
/** Operators without a value. */
export const NO_VALUE: ReadonlySet<ListOperator> = new Set<ListOperator>([
  'empty',
  'notEmpty',
  'me',
  'myDept',
])
const SEVERAL = new Set<ListOperator>(['in', 'nin', 'between'])

/** Decodes the JSON of the rules. Some clients URL-encode the JSON twice. */
function decodedRules(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('[') ? text : decodeURIComponent(text))
  } catch {
    return undefined
  }
}

/** Splits the value of a rule into the operands of its operator. */
export function partsOf(op: ListOperator, val: unknown): readonly unknown[] {
  if (NO_VALUE.has(op)) return val === undefined || val === null || val === '' ? [] : [val]
  if (!SEVERAL.has(op)) return [val]
  if (Array.isArray(val)) return val
  return typeof val === 'string' ? val.split(',') : [val]
}

/**
 * Beginning of a string, for a message. For other values, returns only the type, since objects can define
 * their own `toString`.
 */
export const previewOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 50) : typeof value)

function readRule(rule: unknown): readonly RawCondition[] | LocalizedText {
  if (!isRecord(rule)) {
    return { en: 'Each entry is {field, rule, val}', zh: '每一项应为 {field, rule, val}' }
  }
  const { field, rule: name, val, ...others } = rule as Record<string, unknown>
  const [other] = Object.keys(others)
  if (other !== undefined) return { en: `Unknown key "${other}"`, zh: `未知的键“${other}”` }
  if (typeof field !== 'string') return { en: 'An entry names no field', zh: '缺少字段名' }
  const op = typeof name === 'string' ? OPERATORS.get(name) : undefined
  if (!op) return { en: `Unknown rule "${previewOf(name)}"`, zh: `未知的条件“${previewOf(name)}”` }
  return [{ field, op, parts: partsOf(op, val), key: field }]
}

/** Error for a text that isn't a list of rules. */
export const NO_RULES: LocalizedText = {
  en: 'Not a JSON array of {field, rule, val}',
  zh: '不是 {field, rule, val} 的 JSON 数组',
}

/**
 * Parses the JSON array of `superQueryParams`. `readRule` parses an entry of the array. Errors are passed to
 * `addError`.
 */
export function readRules(
  text: string,
  addError: AddError,
  readRule: (rule: unknown) => readonly RawCondition[] | LocalizedText,
): RawCondition[] {
  const rules = decodedRules(text)
  if (!Array.isArray(rules)) {
    addError(KEY, NO_RULES)
    return []
  }
  return rules.flatMap((rule) => {
    const read = readRule(rule)
    if (!('en' in read)) return read
    addError(KEY, read)
    return []
  })
}

/** Parses `superQueryParams`, a JSON array of `{field, rule, val}`. Errors are passed to `addError`. */
export const readSuperQuery = (text: string, addError: AddError): RawCondition[] =>
  readRules(text, addError, readRule)
