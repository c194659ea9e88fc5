import { exprLimit } from './errors.ts'
import { limits } from './limits.ts'

/** Number of values in each list and record that an expression builds. Nested values are counted, too. */
const weights = new WeakMap<object, number>()

const weightOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? (weights.get(value) ?? 1) : 1

/**
 * Returns the given list or record. Throws EXPR_LIMIT if the list or record contains too many values. Without
 * a limit, an expression such as `[x, x]` doubles the size at each step. After a few steps, the value could
 * be too large to compare or send.
 */
export function limitSize<Holder extends object>(holder: Holder, source: string): Holder {
  let weight = 1
  for (const part of Array.isArray(holder) ? holder : Object.values(holder)) weight += weightOf(part)
  if (weight > limits.made) {
    throw exprLimit({ source, message: `A new list or record has more than ${limits.made} values.` })
  }
  weights.set(holder, weight)
  return holder
}

/** Joins strings. Throws EXPR_LIMIT if the result is too long. */
export function joinTexts(texts: readonly string[], by: string, source: string): string {
  const length = texts.reduce((sum, text) => sum + text.length, by.length * Math.max(0, texts.length - 1))
  if (length > limits.textLength) {
    throw exprLimit({ source, message: `A new string has more than ${limits.textLength} characters.` })
  }
  return texts.join(by)
}
