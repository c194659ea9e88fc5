import { limits } from './limits.ts'

/** Keys of prototypes, which always read as null. */
const hidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Normalises a value for expressions: null for undefined and for NaN, which an input returns for invalid text;
 * numbers for BigInts; no functions or symbols.
 */
export function plain(value: unknown): unknown {
  switch (typeof value) {
    case 'undefined':
    case 'function':
    case 'symbol':
      return null
    case 'number':
      return Number.isNaN(value) ? null : value
    case 'bigint':
      return Number(value)
    default:
      return value
  }
}

/**
 * Reads a key of a record or an index of a list; null if absent. The `get` comes first, so that an observable tracks
 * the read even of a missing key; only own values are returned.
 */
export function read(holder: unknown, key: unknown): unknown {
  if (typeof holder !== 'object' || holder === null) return null
  if (Array.isArray(holder)) return typeof key === 'number' ? plain(holder[key]) : null
  if (typeof key !== 'string' || hidden.has(key)) return null
  const value = (holder as Record<string, unknown>)[key]
  return value === undefined || !Object.hasOwn(holder, key) ? null : plain(value)
}

/** Deep equality; values of different types differ. */
export function equal(left: unknown, right: unknown, depth = 0): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
  if (depth > limits.dataDepth || Array.isArray(left) !== Array.isArray(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) =>
        Object.hasOwn(right, key) &&
        equal((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key], depth + 1),
    )
  )
}

/** Compares two numbers or two texts; undefined if they have no order, null included. */
export function order(left: unknown, right: unknown): number | undefined {
  const comparable =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string')
  if (!comparable) return undefined
  return left < right ? -1 : left > right ? 1 : 0
}

/** Tells whether a value is empty: null, an empty text, an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Folds A–Z only, as a database does in the C locale. */
export const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
