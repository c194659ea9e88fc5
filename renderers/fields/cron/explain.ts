import type { Translate } from '#runtime/i18n'

/** Parts of a cron expression. Seconds are 0 in an expression with five parts. */
interface CronParts {
  second: string
  minute: string
  hour: string
  day: string
  month: string
  weekday: string
}

/**
 * Splits a cron expression of five parts, or of six parts including seconds. Returns undefined for any other
 * number of parts.
 */
export function partsOf(text: string): CronParts | undefined {
  const parts = text.trim().split(/\s+/)
  if (parts.length !== 5 && parts.length !== 6) return undefined
  const [second = '0', minute = '', hour = '', day = '', month = '', weekday = ''] =
    parts.length === 5 ? ['0', ...parts] : parts
  return { second, minute, hour, day, month, weekday }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Replaces names of months and weekdays by numbers. Sunday is 0. */
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
const SPANS = {
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

/** Returns the numbers that a part matches, 1, 2 and 3 for `1-3`, or undefined for `L`, `15W` or `5#2`. */
function numbersOf(part: string, span: Span): number[] | undefined {
  const lists = numbered(part)
    .split(',')
    .map((item) => expand(item, span))
  const numbers = lists.flatMap((list) => list ?? [])
  return lists.includes(undefined) ? undefined : [...new Set(numbers)].sort((a, b) => a - b)
}

const ANY = new Set(['*', '?'])
const STEP = /^\*\/(\d+)$/
/** Maximum number of times of day that are listed individually. */
const MAX_TIMES = 6

const two = (number: number) => String(number).padStart(2, '0')
const everyOf = (part: string) => STEP.exec(part)?.[1]

/**
 * Describes a cron expression in words, `at 03:00, every day`. Returns undefined for an invalid expression.
 */
export function explainCron(text: string, t: Translate, locale: string): string | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const texts = [timeText(parts, t), dayText(parts, t, locale), monthText(parts, t, locale)]
  return texts.filter((text) => text !== '').join(locale.startsWith('zh') ? '，' : ', ')
}

function timeText({ second, minute, hour }: CronParts, t: Translate): string {
  const after = second === '0' ? '' : t(', second {{second}}', { second })
  const times = timesOf(minute, hour)
  if (times !== undefined) return t('at {{times}}', { times: times.join(', ') }) + after
  return minuteText(minute, t) + hourText(hour, t) + after
}

/** Returns the times of day, `03:00`, or undefined if there are more than `MAX_TIMES`. */
function timesOf(minute: string, hour: string): string[] | undefined {
  if (ANY.has(minute) || ANY.has(hour)) return undefined
  const [minutes, hours] = [numbersOf(minute, SPANS.minute), numbersOf(hour, SPANS.hour)]
  if (!minutes || !hours || minutes.length * hours.length > MAX_TIMES) return undefined
  return hours.flatMap((h) => minutes.map((m) => `${two(h)}:${two(m)}`))
}

function minuteText(minute: string, t: Translate): string {
  const count = everyOf(minute)
  if (ANY.has(minute)) return t('every minute')
  if (count !== undefined) return t('every {{count}} minutes', { count })
  return t('at minute {{minute}} of the hour', { minute })
}

function hourText(hour: string, t: Translate): string {
  const count = everyOf(hour)
  if (ANY.has(hour)) return ''
  if (count !== undefined) return t(', every {{count}} hours', { count })
  return t(', in the hours {{hour}}', { hour })
}

function dayText({ day, weekday }: CronParts, t: Translate, locale: string): string {
  if (ANY.has(day) && ANY.has(weekday)) return t('every day')
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  const nameOf = (number: number) => names.format(Date.UTC(1970, 0, 4 + (number % 7)))
  const weekdays = ANY.has(weekday) ? '' : listed(weekday, SPANS.weekday, nameOf)
  const onDays = ANY.has(day) ? '' : t('on day {{day}} of the month', { day })
  const onWeekdays = weekdays === '' ? '' : t('on {{weekdays}}', { weekdays })
  return onDays === '' || onWeekdays === ''
    ? onDays + onWeekdays
    : t('{{a}} or {{b}}', { a: onDays, b: onWeekdays })
}

function monthText({ month }: CronParts, t: Translate, locale: string): string {
  if (ANY.has(month)) return ''
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return t('in {{months}}', {
    months: listed(month, SPANS.month, (number) => names.format(Date.UTC(1970, number - 1))),
  })
}

const listed = (part: string, span: { min: number; max: number }, nameOf: (number: number) => string) =>
  [...new Set(numbersOf(part, span)?.map(nameOf) ?? [part])].join(', ')
