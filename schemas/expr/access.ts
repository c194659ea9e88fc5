import { limits } from './limits.ts'

/** Prototype keys, which read as null. */
const hidden = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Normalises a value for expressions: undefined, NaN, functions and symbols become null, a BigInt a number.
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
 * Reads a record key or list index; null if absent. Only own properties are returned. An observable is read
 * first, even for a missing key, so that the observer tracks the key.
 */
export function read(holder: unknown, key: unknown): unknown {
  if (typeof holder !== 'object' || holder === null) return null
  if (Array.isArray(holder)) return typeof key === 'number' ? normalize(holder[key]) : null
  if (typeof key !== 'string' || hidden.has(key)) return null
  const value = (holder as Record<string, unknown>)[key]
  return value === undefined || !Object.hasOwn(holder, key) ? null : normalize(value)
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

/** Orders two numbers or two strings; undefined if they have no order. */
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

/** Converts only A–Z to lower case, as PostgreSQL does in the C locale. */
export const lowerAscii = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
