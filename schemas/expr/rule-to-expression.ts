import type { Comparison, Condition } from '../meta/condition.ts'
import { isEmpty, lowerAscii } from './access.ts'

const write = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`
  return JSON.stringify(value ?? null)
}

const within = (field: string, code: string) => `(${code} != "" && ${field}.startsWith(${code}))`

function bounds(field: string, value: unknown): string {
  const [from, to] = Array.isArray(value) ? value : []
  const parts = [
    ...(isEmpty(from) ? [] : [`${field} >= ${write(from)}`]),
    ...(isEmpty(to) ? [] : [`${field} <= ${write(to)}`]),
  ]
  return parts.length ? `(${parts.join(' && ')})` : 'true'
}

const writers: Record<Comparison['op'], (field: string, value: unknown) => string> = {
  eq: (field, value) => `${field} == ${write(value)}`,
  ne: (field, value) => `${field} != ${write(value)}`,
  gt: (field, value) => `${field} > ${write(value)}`,
  gte: (field, value) => `${field} >= ${write(value)}`,
  lt: (field, value) => `${field} < ${write(value)}`,
  lte: (field, value) => `${field} <= ${write(value)}`,
  in: (field, value) => `${field} in ${write(value)}`,
  nin: (field, value) => `!(${field} in ${write(value)})`,
  like: (field, value) => `${field}.lowerAscii().contains(${write(lowerAscii(String(value)))})`,
  starts: (field, value) => `${field}.startsWith(${write(value)})`,
  between: bounds,
  empty: (field) => `empty(${field})`,
  notEmpty: (field) => `!empty(${field})`,
  within: (field, value) => within(field, write(value)),
  me: (field) => `(!empty(user.username) && ${field} == user.username)`,
  myDept: (field) => within(field, 'user.dept.code'),
}

/** Converts a rule to an expression that reads `record`, so that users can edit the rule as text. */
export function ruleToExpression(condition: Condition): string {
  if ('all' in condition) return `(${condition.all.map(ruleToExpression).join(' && ')})`
  if ('any' in condition) return `(${condition.any.map(ruleToExpression).join(' || ')})`
  if ('not' in condition) return `!(${ruleToExpression(condition.not)})`
  return writers[condition.op](`record.${condition.field}`, condition.value)
}
