import type { ListCondition } from '../list/values.ts'

/** Past this many trades a list must name its days. */
export const ASK_FOR_DAYS_PAST = 100_000
/** The longest range of a list, in days; both ends count. */
export const MAX_DAYS = 92

const DAY_MS = 86_400_000
const SECOND_MS = 1_000
/** Filters that find few trades however many there are. */
const NARROW = new Set(['tradeNo', 'channelTradeNo', 'billId'])

const instant = (text: string) =>
  Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`)
const lasting = (text: string) => (text.length === 10 ? DAY_MS : SECOND_MS)

function ends(conditions: readonly ListCondition[]) {
  const of = (op: 'gte' | 'lte', index: 0 | 1) => {
    const found = conditions.filter(
      (condition) => condition.field === 'paidTime' && (condition.op === op || condition.op === 'between'),
    )
    return found.map(({ op: by, values }) => String(values[by === 'between' ? index : 0]))
  }
  const begins = of('gte', 0).map(instant)
  const untils = of('lte', 1).map((text) => instant(text) + lasting(text))
  return { begin: Math.max(...begins), until: Math.min(...untils) }
}

/** Whether these conditions keep a list of any size small: a range of days, or something that few trades have. */
export function isNarrow(conditions: readonly ListCondition[]): boolean {
  if (conditions.some(({ field, op }) => op === 'eq' && NARROW.has(field))) return true
  const { begin, until } = ends(conditions)
  return until - begin <= MAX_DAYS * DAY_MS
}
