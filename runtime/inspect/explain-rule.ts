import type { Comparison, Condition, Page, When } from '#schemas'
import { createPass, evaluate, evaluateCondition, isExpression, type Pass, type Scope } from '#schemas/expr'
import { isRecord } from '#schemas/values'
import type { Translate } from '../i18n/interpolate.ts'
import { toAppError } from '../page/errors.ts'
import type { EvaluatedRule, ExplainInput, ReadValue, RuleLine, RuleResult } from './explanation.ts'
import { type RawNode, titleOf } from './nodes.ts'
import { recordReads } from './record-reads.ts'
import { DOTS, type Redaction } from './redaction.ts'

/** Properties of a node whose expressions compute a value instead of a condition. */
const VALUE_KEYS: ReadonlySet<string> = new Set(['compute', 'default', 'value'])

interface RuleParts {
  input: ExplainInput
  redaction: Redaction
  key: string
  title: string
  raw: RawNode
  pointer: string
  isOwn: boolean
}

/** Evaluates one rule and records the values that it reads. */
export function explainRule({ input, redaction, key, title, raw, pointer, isOwn }: RuleParts): EvaluatedRule {
  const { page, scope, text } = input
  const rule = raw[key]
  const { data, reads } = recordReads(scope)
  const permissionReads: ReadValue[] = []
  const pass = passOf(input, permissionReads)
  const of = isOwn ? undefined : titleOf(raw, text)
  const base = {
    key,
    of,
    title: of === undefined ? text(title) : `${of}: ${text(title)}`,
    at: { page: page.id, pointer },
  }
  const isValue = VALUE_KEYS.has(key)
  try {
    const result = isValue
      ? evaluate(rule, data, pass)
      : evaluateInPage(rule as When, { scope: data, pass, page })
    const allReads = [...readValuesOf(reads(), redaction, rule), ...permissionReads]
    const isHidden = isValue && allReads.some(({ path }) => redaction.hides(path))
    return {
      ...base,
      ...describeRule({ input, redaction, rule, isValue }),
      reads: allReads,
      result: isValue
        ? isHidden
          ? DOTS
          : redaction.show(result, String(raw.field ?? ''))
        : text(result === true ? 'Met' : 'Not met'),
      isMet: isValue ? undefined : result === true,
      error: undefined,
    }
  } catch (cause) {
    const { code, message } = toAppError(cause)
    const allReads = [...readValuesOf(reads(), redaction, rule), ...permissionReads]
    const words = { lines: [], source: sourceOf(rule) }
    return { ...base, ...words, reads: allReads, result: '', isMet: undefined, error: { code, message } }
  }
}

/**
 * Evaluates a condition as a form does: a rule reads the form's values, an expression can also read the
 * loaded record.
 */
function evaluateInPage(
  when: When,
  { scope, pass, page }: { scope: Scope; pass: Pass; page: Page },
): boolean {
  const isForm = page.kind === 'form' || page.kind === 'wizard'
  if (!isForm || isExpression(when)) return evaluateCondition(when, scope, pass)
  const { record: _, ...typed } = scope
  return evaluateCondition(evaluate(when, scope, pass) as When, typed, pass)
}

function passOf({ access, text, now, dict }: ExplainInput, permissionReads: ReadValue[]): Pass {
  return createPass({
    now,
    dict,
    translate: text,
    can: (code) => {
      const isHeld = access.has(code)
      permissionReads.push({ path: `can("${code}")`, value: String(isHeld) })
      return isHeld
    },
  })
}

/**
 * Returns the values that a rule has read. Leaves out the user's values unless the rule names the user,
 * because each evaluation reads them. Also leaves out root objects that don't exist.
 */
function readValuesOf(reads: ReadonlyMap<string, unknown>, { show }: Redaction, rule: unknown): ReadValue[] {
  const readsUser = /"(me|myDept)"|\buser\b/.test(JSON.stringify(rule))
  return [...reads]
    .filter(
      ([path, value]) => (readsUser || !/^user\b/.test(path)) && (path.includes('.') || value !== undefined),
    )
    .map(([path, value]) => ({ path, value: show(value, path) }))
}

const sourceOf = (rule: unknown): string =>
  isExpression(rule)
    ? rule.$expr
    : (JSON.stringify(isRecord(rule) && '$text' in rule ? rule.$text : rule) ?? '')

interface DescriptionParts {
  input: ExplainInput
  redaction: Redaction
  rule: unknown
  isValue: boolean
}

/**
 * Describes a rule in lines, each with its result. An expression or a value is described by its source text.
 */
function describeRule({
  input,
  redaction,
  rule,
  isValue,
}: DescriptionParts): Pick<RuleResult, 'lines' | 'source'> {
  if (isValue || !isRecord(rule) || !isRule(rule as When)) return { lines: [], source: sourceOf(rule) }
  const { page, scope, text } = input
  const titles = new Map(
    titledFields(page)
      .toReversed()
      .map((raw) => [raw.field, titleOf(raw, text)]),
  )
  const lines = ruleLines(rule as Parameters<typeof ruleLines>[0], {
    text,
    evaluate: (part) => tryEvaluate(() => evaluateInPage(part, { scope, pass: passOf(input, []), page })),
    fieldName: (field) => {
      const title = titles.get(field) ?? field
      return title === field ? field : `${title} (${field})`
    },
    show: (value) => redaction.show(value),
  })
  return { lines, source: undefined }
}

/** Returns the objects in a page that have both a field and a title. */
function titledFields(value: unknown): RawNode[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isRecord(value) && typeof value.field === 'string' && typeof value.title === 'string'
  return [...(own ? [value] : []), ...Object.values(value).flatMap(titledFields)]
}

function tryEvaluate(decide: () => boolean): boolean | undefined {
  try {
    return decide()
  } catch {
    return undefined
  }
}

interface LineParts {
  text: Translate
  /** Evaluates a part of the rule. Returns undefined if the evaluation fails. */
  evaluate: (part: Condition) => boolean | undefined
  /** Returns the title that the page gives a field. */
  fieldName: (field: string) => string
  /** A compared value, formatted for display. */
  show: (value: unknown) => string
}

/** Describes a rule in words, with one line for each condition. */
function ruleLines(rule: Condition, parts: LineParts, depth = 0): RuleLine[] {
  const { text, evaluate } = parts
  const line = (sentence: string): RuleLine => ({ text: sentence, depth, isMet: evaluate(rule) })
  const below = (rules: readonly Condition[]) => rules.flatMap((part) => ruleLines(part, parts, depth + 1))
  if ('all' in rule) return [line(text('All of these are met:')), ...below(rule.all)]
  if ('any' in rule) return [line(text('At least one of these is met:')), ...below(rule.any)]
  if ('not' in rule) return [line(text("This isn't met:")), ...below([rule.not])]
  return [line(describeCondition(rule, parts))]
}

function describeCondition({ field, op, value }: Comparison, { text, fieldName, show }: LineParts): string {
  return text(SENTENCES[op], { field: fieldName(field), value: valueText(value, show) })
}

const valueText = (value: unknown, show: LineParts['show']) => {
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
  starts: '{{field}} starts with {{value}}',
  between: '{{field}} is between {{value}}',
  empty: '{{field}} is empty',
  notEmpty: '{{field}} is not empty',
  within: '{{field}} is in the department {{value}}',
  me: '{{field}} is the current user',
  myDept: "{{field}} is in the user's department",
}

const isRule = (when: When): when is Condition => !isExpression(when)
