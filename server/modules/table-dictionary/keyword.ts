import type { Order } from './predicate.ts'

/** A parsed keyword: a part of a text or code, or exact values; with the order at its end. */
export interface Wanted {
  part?: string
  these?: string[]
  order?: Order
}

const ORDER = /\[order ?by[\s:]+(\w{1,64})\s*(?:,\s*(asc|desc)\s*)?\]$/i
/** So many values stand in one keyword. */
const MAX_THESE = 200

/** Reads a keyword of a stock search control: `part`, `a,b,c`, either with `[orderby column,asc]` behind it. */
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
