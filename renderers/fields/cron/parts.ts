/** The parts of a schedule; seconds are 0 where five are written. */
export interface CronParts {
  second: string
  minute: string
  hour: string
  day: string
  month: string
  weekday: string
}

/** Five parts, or six with seconds first; undefined for any other number. */
export function partsOf(text: string): CronParts | undefined {
  const parts = text.trim().split(/\s+/)
  if (parts.length !== 5 && parts.length !== 6) return undefined
  const [second = '0', minute = '', hour = '', day = '', month = '', weekday = ''] =
    parts.length === 5 ? ['0', ...parts] : parts
  return { second, minute, hour, day, month, weekday }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Names of months and weekdays as their numbers, Sunday 0. */
const numbered = (part: string) =>
  part.toLowerCase().replace(/[a-z]{3}/g, (name) => {
    const month = MONTHS.indexOf(name)
    const index = month === -1 ? WEEKDAYS.indexOf(name) : month + 1
    return index === -1 ? name : String(index)
  })

interface Span {
  min: number
  max: number
}
export const SPANS = {
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  day: { min: 1, max: 31 },
  month: { min: 1, max: 12 },
  weekday: { min: 0, max: 7 },
} satisfies Record<string, Span>

const ITEM = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/

function expand(item: string, { min, max }: Span): number[] | undefined {
  const match = ITEM.exec(item)
  if (!match) return undefined
  const [, first, last, every] = match
  const from = first === undefined ? min : Number(first)
  const to = last !== undefined ? Number(last) : first === undefined || every !== undefined ? max : from
  const step = every === undefined ? 1 : Number(every)
  if (step < 1 || from < min || to > max || to < from) return undefined
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
}

/** The numbers a part stands for; undefined where it says more than numbers can: `L`, `15W`, `5#2`. */
export function numbersOf(part: string, span: Span): number[] | undefined {
  const lists = numbered(part)
    .split(',')
    .map((item) => expand(item, span))
  const numbers = lists.flatMap((list) => list ?? [])
  return lists.includes(undefined) ? undefined : [...new Set(numbers)].sort((a, b) => a - b)
}
