import { exprLimit } from './errors.ts'
import { limits } from './limits.ts'

/** Number of values in each list and record built by an expression, including nested ones. */
const weights = new WeakMap<object, number>()

const weightOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? (weights.get(value) ?? 1) : 1

/**
 * Returns a list or record within the size limit. `[x, x]` is cheap to build and doubles its size, so a few steps
 * would build a value that takes for ever to compare, write or send.
 */
export function made<Made extends object>(holder: Made, source: string): Made {
  let weight = 1
  for (const part of Array.isArray(holder) ? holder : Object.values(holder)) weight += weightOf(part)
  if (weight > limits.made) {
    throw exprLimit({ source, message: `A list or record made here holds more than ${limits.made} values.` })
  }
  weights.set(holder, weight)
  return holder
}

/** Joins texts up to the maximum length. */
export function joined(texts: readonly string[], by: string, source: string): string {
  const length = texts.reduce((sum, text) => sum + text.length, by.length * Math.max(0, texts.length - 1))
  if (length > limits.textLength) {
    throw exprLimit({ source, message: `A text made here has more than ${limits.textLength} characters.` })
  }
  return texts.join(by)
}
