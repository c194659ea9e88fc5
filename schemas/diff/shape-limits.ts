import { type Break, breakError, breakWarning } from './breaks.ts'
import { isSame } from './settings.ts'
import type { Shape } from './shape-kinds.ts'

/** Keywords for which a greater value is stricter. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
/** Keywords for which a smaller value is stricter. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
/** Keywords for which every changed value may be stricter. */
const FORMS = ['pattern', 'format', 'x-decimals'] as const
/** Keywords that constrain data only if the keyword has the value given here. */
const SWITCHES = { additionalProperties: false, uniqueItems: true } as const

const compared = new Set<string>([
  ...[...LOWER, ...UPPER, ...FORMS, ...Object.keys(SWITCHES)],
  ...['type', 'enum', 'const', 'anyOf', 'properties', 'patternProperties', 'required', 'items'],
])

const shown = (value: unknown) => JSON.stringify(value) ?? 'none'
const change = (key: string, old: Shape, now: Shape) => `"${key}": ${shown(old[key])} → ${shown(now[key])}.`

/**
 * Lists stricter limits on the values that callers send, as breaking changes. Each message starts with
 * `subject`.
 */
export function limitBreaks(old: Shape, now: Shape, subject: string): Break[] {
  const isStricter = (key: string, by: 1 | -1) => {
    const [before, after] = [old[key], now[key]]
    if (typeof after !== 'number') return false
    return typeof before !== 'number' || (after - before) * by > 0
  }
  const narrower = [
    ...LOWER.filter((key) => isStricter(key, 1)),
    ...UPPER.filter((key) => isStricter(key, -1)),
    ...FORMS.filter((key) => now[key] !== undefined && now[key] !== old[key]),
    ...Object.entries(SWITCHES).flatMap(([key, closed]) =>
      now[key] === closed && old[key] !== closed ? [key] : [],
    ),
  ]
  return narrower.map((key) => breakError(undefined, `${subject} has a narrower ${change(key, old, now)}`))
}

/** Warns if the format of values that callers receive has changed, because callers may parse these values. */
export const formatWarnings = (old: Shape, now: Shape, subject: string): Break[] =>
  FORMS.filter((key) => old[key] !== undefined && old[key] !== now[key]).map((key) =>
    breakWarning(undefined, `${subject} has another ${change(key, old, now)}`),
  )

/**
 * Warns of changed keywords that no other function compares. A changed default matters only for values that
 * callers send.
 */
export function settingWarnings(old: Shape, now: Shape, subject: string, isInput: boolean): Break[] {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return keys
    .filter((key) => !compared.has(key) && (isInput || key !== 'default') && !isSame(old[key], now[key]))
    .map((key) => breakWarning(undefined, `${subject} has another ${change(key, old, now)}`))
}
