import type { Translate } from '#runtime/i18n'
import { type CronParts, numbersOf, partsOf, SPANS } from './parts.ts'

const ANY = new Set(['*', '?'])
const STEP = /^\*\/(\d+)$/
/** More times than these are not listed one by one. */
const MAX_TIMES = 6

const two = (number: number) => String(number).padStart(2, '0')
const everyOf = (part: string) => STEP.exec(part)?.[1]

/** A schedule in words, `at 03:00, every day`; undefined where it is none. */
export function explainCron(text: string, t: Translate, locale: string): string | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const words = [timeWords(parts, t), dayWords(parts, t, locale), monthWords(parts, t, locale)]
  return words.filter((word) => word !== '').join(locale.startsWith('zh') ? '，' : ', ')
}

function timeWords({ second, minute, hour }: CronParts, t: Translate): string {
  const after = second === '0' ? '' : t(', second {{second}}', { second })
  const times = timesOf(minute, hour)
  if (times !== undefined) return t('at {{times}}', { times: times.join(', ') }) + after
  return minuteWords(minute, t) + hourWords(hour, t) + after
}

/** Single times of day, where minutes and hours are few. */
function timesOf(minute: string, hour: string): string[] | undefined {
  if (ANY.has(minute) || ANY.has(hour)) return undefined
  const [minutes, hours] = [numbersOf(minute, SPANS.minute), numbersOf(hour, SPANS.hour)]
  if (!minutes || !hours || minutes.length * hours.length > MAX_TIMES) return undefined
  return hours.flatMap((h) => minutes.map((m) => `${two(h)}:${two(m)}`))
}

function minuteWords(minute: string, t: Translate): string {
  const count = everyOf(minute)
  if (ANY.has(minute)) return t('every minute')
  if (count !== undefined) return t('every {{count}} minutes', { count })
  return t('at minute {{minute}} of the hour', { minute })
}

function hourWords(hour: string, t: Translate): string {
  const count = everyOf(hour)
  if (ANY.has(hour)) return ''
  if (count !== undefined) return t(', every {{count}} hours', { count })
  return t(', in the hours {{hour}}', { hour })
}

function dayWords({ day, weekday }: CronParts, t: Translate, locale: string): string {
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

function monthWords({ month }: CronParts, t: Translate, locale: string): string {
  if (ANY.has(month)) return ''
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return t('in {{months}}', {
    months: listed(month, SPANS.month, (number) => names.format(Date.UTC(1970, number - 1))),
  })
}

const listed = (part: string, span: { min: number; max: number }, nameOf: (number: number) => string) =>
  [...new Set(numbersOf(part, span)?.map(nameOf) ?? [part])].join(', ')
