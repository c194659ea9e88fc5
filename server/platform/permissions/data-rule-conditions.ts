import type { LocalizedText } from '../http/locale.ts'
import type { RuleCondition } from '../http/request.ts'
import type { ListColumn } from '../list/resource.ts'
import { ruleColumnOf, type Scoped } from '../list/row-scope.ts'
import { EXPECTED_FORMATS, readValue, type ValueType } from '../list/values.ts'
import {
  isMultiValued,
  resolveVariables,
  type VariableContext,
  variableProblem,
} from './data-rule-variables.ts'

/** Stored data rule. The text in `value` can contain variables. */
export interface StoredRule {
  column: string
  condition: string
  value: string
}

/**
 * Conditions of a rule, or the problem if the rule is invalid. A row must match at least one of the
 * conditions.
 */
export type ParsedRule = { any: RuleCondition[] } | { problem: LocalizedText }

/** Operators by the names of conditions in JeecgBoot. */
const OPERATORS: Readonly<Record<string, RuleCondition['op']>> = {
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  '=': 'eq',
  '!=': 'ne',
  IN: 'in',
  LIKE: 'like',
  LEFT_LIKE: 'ends',
  RIGHT_LIKE: 'starts',
}
/** JeecgBoot's condition for raw SQL, which is not supported. */
export const RAW_SQL = 'USE_SQL_RULES'
const OF_TEXT = new Set<RuleCondition['op']>(['like', 'ends', 'starts'])
/** Operators that compare the order of two values. Rules with these operators must have a single value. */
const OF_ONE = new Set<RuleCondition['op']>(['gt', 'gte', 'lt', 'lte'])
const MAX_VALUES = 200

/** Returns the names of the conditions that are available for a value type. */
export const conditionsFor = (type: ValueType): string[] =>
  Object.entries(OPERATORS)
    .filter(([, op]) => type === 'text' || !OF_TEXT.has(op))
    .map(([name]) => name)

function problemOf(
  type: ValueType,
  op: RuleCondition['op'] | undefined,
  value: string,
): LocalizedText | undefined {
  if (op === undefined) return { en: 'Unknown condition', zh: '未知的条件' }
  if (OF_TEXT.has(op) && type !== 'text')
    return { en: 'This condition applies to text only', zh: '该条件仅适用于文本' }
  if (OF_ONE.has(op) && isMultiValued(value)) {
    return {
      en: 'This variable can have several values. Use IN or =.',
      zh: '该变量可能有多个值，请使用 IN 或 =',
    }
  }
  return variableProblem(value)
}

/**
 * Replaces the variables of a rule by the values of a user, and validates the rule for one resource. If a
 * variable has no value, the rule matches no row.
 */
export function readRule(
  resource: Scoped,
  { column: field, condition, value }: StoredRule,
  facts: VariableContext,
): ParsedRule {
  const column = ruleColumnOf(resource, field)
  if (!column) return { problem: { en: `Column "${field}" not found`, zh: `不存在字段“${field}”` } }
  const op = Object.hasOwn(OPERATORS, condition) ? OPERATORS[condition] : undefined
  const problem = problemOf(column.type, op, value)
  if (problem || op === undefined) return { problem: problem as LocalizedText }
  return readValues(column, { field, op, value }, facts)
}

function readValues(
  { type }: ListColumn,
  { field, op, value }: { field: string; op: RuleCondition['op']; value: string },
  facts: VariableContext,
): ParsedRule {
  const parts = op === 'in' ? value.split(',').map((part) => part.trim()) : [value]
  const filled = parts.flatMap((part) => resolveVariables(part, facts))
  const values = filled.map((text) => readValue(type, text))
  const sound = values.filter((each) => each !== undefined)
  if (sound.length < values.length) return { problem: EXPECTED_FORMATS[type] }
  if (sound.length > MAX_VALUES) {
    return { problem: { en: `At most ${MAX_VALUES} values`, zh: `最多 ${MAX_VALUES} 个值` } }
  }
  if (sound.length === 0) return { any: [] }
  if (op === 'in' || op === 'ne') {
    return { any: [{ field, op: op === 'in' ? 'in' : 'nin', values: sound }] }
  }
  return { any: sound.map((each) => ({ field, op, values: [each] })) }
}
