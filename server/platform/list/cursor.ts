import { readValue, type ValueType } from './values.ts'

/**
 * Position in a sorted list: directly after (`next`) or directly before (`prev`) the row with this key and
 * id.
 */
export interface Cursor {
  direction: 'next' | 'prev'
  sort: string
  order: 'asc' | 'desc'
  /** Sort value of the row, in the format of the database and with full precision. */
  key: string
  id: string
}

const MAX_CURSOR = 600
const TIME_KEY = /^(-infinity|\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2}){0,2})$/

const isKeyOf = (type: ValueType, key: string) => {
  if (type === 'time') {
    return TIME_KEY.test(key) && (key === '-infinity' || readValue('time', key.slice(0, 19)) !== undefined)
  }
  return key === '' ? type === 'text' : readValue(type, key) !== undefined
}

/** Encodes a cursor as URL-safe text. */
export function encodeCursor({ direction, sort, order, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([direction, sort, order, key, id])).toString('base64url')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * Decodes a cursor of a list that is sorted by `by`. Returns undefined if the cursor is invalid or belongs to
 * another sort.
 */
export function decodeCursor(
  text: string,
  by: { sort: string; order: 'asc' | 'desc'; type: ValueType },
): Cursor | undefined {
  if (text.length > MAX_CURSOR) return undefined
  const parts = parse(text)
  if (!Array.isArray(parts) || parts.length !== 5 || !parts.every((part) => typeof part === 'string')) {
    return undefined
  }
  const [direction, sort, order, key, id] = parts as [string, string, string, string, string]
  if ((direction !== 'next' && direction !== 'prev') || sort !== by.sort || order !== by.order)
    return undefined
  if (!isKeyOf(by.type, key) || id.length > 32 || readValue('text', id) === undefined) return undefined
  const cursor: Cursor = { direction, sort, order, key, id }
  return encodeCursor(cursor) === text ? cursor : undefined
}
