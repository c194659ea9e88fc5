import { limits } from './limits.ts'

/** Keys of JavaScript prototypes. Expressions read these keys as null. */
const hidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Converts a value to one that expressions support. Undefined, NaN, functions and symbols become null. A
 * BigInt becomes a number.
 */
export function normalize(value: unknown): unknown {
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
 * Reads a key of a record or an index of a list; null if it doesn't exist. Only the record's own properties
 * can be read. The key of an observable is read before this check, so that the observer also tracks missing
 * keys.
 */
export function read(holder: unknown, key: unknown): unknown {
  if (typeof holder !== 'object' || holder === null) return null
  if (Array.isArray(holder)) return typeof key === 'number' ? normalize(holder[key]) : null
  if (typeof key !== 'string' || hidden.has(key)) return null
  const value = (holder as Record<string, unknown>)[key]
  return value === undefined || !Object.hasOwn(holder, key) ? null : normalize(value)
}

/** True if two values are deeply equal. Values of different types are never equal. */
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

/** Compares two numbers or two strings; undefined for other values, because they have no order. */
export function order(left: unknown, right: unknown): number | undefined {
  const comparable =
    (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string')
  if (!comparable) return undefined
  return left < right ? -1 : left > right ? 1 : 0
}

/** True if a value is null, an empty string or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Converts the letters A–Z to lower case and leaves all other characters unchanged, as PostgreSQL does in the
 * C locale.
 */
export const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
