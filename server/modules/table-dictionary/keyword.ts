import type { Order } from './predicate.ts'

/** Parsed search keyword: a part of a text or code, or a list of exact values, with an optional order. */
export interface Wanted {
  part?: string
  these?: string[]
  order?: Order
}

const ORDER = /\[order ?by[\s:]+(\w{1,64})\s*(?:,\s*(asc|desc)\s*)?\]$/i
/** Maximum number of values in a keyword. */
const MAX_THESE = 200

/**
 * Parses a search keyword of a JeecgBoot client: `part` or `a,b,c`, optionally followed by `[orderby
 * column,asc]`.
 */
export function readKeyword(keyword = ''): Wanted {
  const [whole = '', column, way = 'asc'] = ORDER.exec(keyword) ?? []
  const rest = keyword.slice(0, keyword.length - whole.length).trim()
  const order = column && { order: { column, isDown: way.toLowerCase() === 'desc' } }
  if (rest === '') return { ...order }
  if (!rest.includes(',')) return { part: rest, ...order }
  const these = rest
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  return { these: these.slice(0, MAX_THESE), ...order }
}
