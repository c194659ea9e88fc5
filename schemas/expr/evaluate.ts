import type { Expression, Template, Text, When } from '../meta/value.ts'
import { read } from './access.ts'
import { compile, run } from './compile.ts'
import { exprLimit, exprSyntax, exprType } from './errors.ts'
import { toText } from './functions.ts'
import { limits } from './limits.ts'
import { matches } from './matches.ts'
import type { Scope } from './node.ts'
import { createPass, type Pass } from './pass.ts'
import { splitTemplate, type TemplatePart } from './template.ts'

const hasOnly = (value: unknown, key: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 1 &&
  typeof (value as Record<string, unknown>)[key] === 'string'

/** True if a value is `{"$expr": "…"}` without other keys. */
export const isExpression = (value: unknown): value is Expression => hasOnly(value, '$expr')
/** True if a value is `{"$text": "…"}` without other keys. */
export const isTemplate = (value: unknown): value is Template => hasOnly(value, '$text')

/** True if a value contains an expression or a template at any depth. */
export const containsExpressions = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isExpression(value) || isTemplate(value) || Object.values(value).some(containsExpressions))

const knownTemplates = new Map<string, TemplatePart[]>()

function partsOf(template: string): TemplatePart[] {
  const before = knownTemplates.get(template)
  if (before) return before
  const { parts, unclosed } = splitTemplate(template)
  if (unclosed !== undefined) throw exprSyntax({ source: template, message: 'Missing "}" after "${".' })
  knownTemplates.set(template, parts)
  return parts
}

/** Translates a text, and then replaces its expressions by their values. */
export function textOf(text: Text, scope: Scope, pass: Pass = createPass()): string {
  if (typeof text === 'string') return pass.translate(text)
  return partsOf(pass.translate(text.$text))
    .map((part) => ('text' in part ? part.text : toText(run(compile(part.expr), scope, pass))))
    .join('')
}

/**
 * Evaluates an address. Values that a template inserts are URL-encoded, so that they can change neither the
 * host nor the path.
 */
export function addressOf(text: Text, scope: Scope, pass: Pass = createPass()): string {
  if (typeof text === 'string') return text
  return partsOf(text.$text)
    .map((part) =>
      'text' in part ? part.text : encodeURIComponent(toText(run(compile(part.expr), scope, pass))),
    )
    .join('')
}

/**
 * Replaces each `{$expr}` and `{$text}` in a value by its result. Plain strings stay unchanged. The key
 * `__proto__` is removed.
 */
export function evaluate(value: unknown, scope: Scope, pass: Pass = createPass(), depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isExpression(value)) return run(compile(value.$expr), scope, pass)
  if (isTemplate(value)) return textOf(value, scope, pass)
  if (depth >= limits.dataDepth) {
    throw exprLimit({ source: '{…}', message: `Data is nested deeper than ${limits.dataDepth}.` })
  }
  if (Array.isArray(value)) return value.map((item) => evaluate(item, scope, pass, depth + 1))
  return Object.fromEntries(
    Object.keys(value)
      .filter((key) => key !== '__proto__')
      .map((key) => [key, evaluate((value as Record<string, unknown>)[key], scope, pass, depth + 1)]),
  )
}

/**
 * Evaluates a condition. A rule reads the first of `record`, `row` and `values` that is in scope. A null
 * result counts as false.
 */
export function evaluateCondition(when: When, scope: Scope, pass: Pass = createPass()): boolean {
  if (isExpression(when)) {
    const value = run(compile(when.$expr), scope, pass)
    if (typeof value === 'boolean' || value === null) return value === true
    throw exprType({ source: when.$expr, message: 'A condition must be boolean.' })
  }
  const subject = scope.record ?? scope.row ?? scope.values
  const user = read(scope, 'user')
  return matches(when, subject, {
    username: toText(read(user, 'username')),
    orgCode: toText(read(read(user, 'dept'), 'code')),
    resolve: (value) => evaluate(value, scope, pass),
  })
}
