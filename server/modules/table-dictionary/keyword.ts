import type { Order } from './predicate.ts'

/**
 * Parsed search keyword. Contains either a part of a text or code, or a list of exact values. Can also
 * contain an order.
 */
export interface KeywordQuery {
  part?: string
  values?: string[]
  order?: Order
}

const ORDER = /\[order ?by[\s:]+(\w{1,64})\s*(?:,\s*(asc|desc)\s*)?\]$/i
/** Maximum number of values in a keyword. */
const MAX_VALUES = 200

/**
 * Parses a search keyword of a JeecgBoot client: `part` or `a,b,c`, optionally followed by `[orderby
 * column,asc]`.
 */
export function readKeyword(keyword = ''): KeywordQuery {
  const [orderText = '', column, direction = 'asc'] = ORDER.exec(keyword) ?? []
  const text = keyword.slice(0, keyword.length - orderText.length).trim()
  const order = column && { order: { column, isDown: direction.toLowerCase() === 'desc' } }
  if (text === '') return { ...order }
  if (!text.includes(',')) return { part: text, ...order }
  const values = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return { values: values.slice(0, MAX_VALUES), ...order }
}
