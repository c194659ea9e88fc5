import { isRecord } from '#schemas/values'

const MAX_DEPTH = 40
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** True for a valid field name. Prototype keys and paths are invalid. */
export const isFieldName = (name: string): boolean =>
  /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(name) && !forbiddenKeys.has(name)

/**
 * Copies a value as plain data. Getters are replaced by their values; prototype keys and functions are left
 * out.
 */
export function pureData(value: unknown, depth = 0): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.map((item) => pureData(item, depth + 1))
  if (!isRecord(value) || isOpaque(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .filter((key) => !forbiddenKeys.has(key))
      .map((key) => [key, pureData(value[key], depth + 1)]),
  )
}

/** True for an instance of a class, such as a file or a date. Instances are not copied. */
function isOpaque(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype !== Object.prototype && prototype !== null
}

/** Reads the value at a path. Doesn't find properties of a prototype. */
export function valueAt(holder: unknown, path: readonly string[]): { found: boolean; value: unknown } {
  let value = holder
  for (const key of path) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return { found: false, value: undefined }
    value = value[key]
  }
  return { found: true, value }
}

/** Writes a value at a path, and creates the records that are missing on the path. */
export function putAt(holder: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    holder[key] = value
    return
  }
  const inner = Object.hasOwn(holder, key) && isRecord(holder[key]) ? { ...holder[key] } : {}
  putAt(inner, rest, value)
  holder[key] = inner
}

/** True if two values are deeply equal. Empty strings, null, undefined and missing keys count as equal. */
export function sameData(left: unknown, right: unknown): boolean {
  if (left === right || (isEmpty(left) && isEmpty(right))) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => sameData(item, right[index]))
  }
  if (!isRecord(left) || !isRecord(right)) return Number.isNaN(left) && Number.isNaN(right)
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => sameData(left[key], right[key]))
}

/** True for an empty input: blank text, an empty selection, or a range without start and end. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.every(isBlank)
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
