import type { Comparison, Condition, When } from '#schemas'
import { isExpression } from '#schemas/expr'
import type { Translate } from '../i18n/interpolate.ts'
import type { RuleLine } from './explanation.ts'

interface LineParts {
  text: Translate
  /** Whether a part of the rule holds by itself; undefined where that can't be found out. */
  judge: (part: Condition) => boolean | undefined
  /** A field as the page titles it. */
  fieldName: (field: string) => string
  /** A value to compare with, as people read it. */
  show: (value: unknown) => string
}

/** A rule in words, a line for each part of it. */
export function ruleLines(rule: Condition, parts: LineParts, depth = 0): RuleLine[] {
  const { text, judge } = parts
  const line = (said: string): RuleLine => ({ text: said, depth, holds: judge(rule) })
  const below = (rules: readonly Condition[]) => rules.flatMap((part) => ruleLines(part, parts, depth + 1))
  if ('all' in rule) return [line(text('All of these hold:')), ...below(rule.all)]
  if ('any' in rule) return [line(text('At least one of these holds:')), ...below(rule.any)]
  if ('not' in rule) return [line(text('This does not hold:')), ...below([rule.not])]
  return [line(say(rule, parts))]
}

function say({ field, op, value }: Comparison, { text, fieldName, show }: LineParts): string {
  return text(SENTENCES[op], { field: fieldName(field), value: wordsOf(value, show) })
}

const wordsOf = (value: unknown, show: LineParts['show']) => {
  if (isExpression(value)) return value.$expr
  return Array.isArray(value) ? value.map(show).join(', ') : show(value)
}

const SENTENCES: Readonly<Record<Comparison['op'], string>> = {
  eq: '{{field}} is {{value}}',
  ne: '{{field}} is not {{value}}',
  gt: '{{field}} is more than {{value}}',
  gte: '{{field}} is at least {{value}}',
  lt: '{{field}} is less than {{value}}',
  lte: '{{field}} is at most {{value}}',
  in: '{{field}} is one of {{value}}',
  nin: '{{field}} is none of {{value}}',
  like: '{{field}} contains {{value}}',
  starts: '{{field}} begins with {{value}}',
  between: '{{field}} lies between {{value}}',
  empty: '{{field}} is empty',
  notEmpty: '{{field}} is not empty',
  within: '{{field}} lies within the department {{value}}',
  me: '{{field}} is the user himself',
  myDept: "{{field}} lies within the user's department",
}

export const isRule = (when: When): when is Condition => !isExpression(when)
