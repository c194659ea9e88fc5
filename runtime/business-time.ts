const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the date formatter of a time zone, from a cache. A form formats dates in each row, and creating a
 * formatter takes a thousand times as long as using it.
 */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone ?? '')
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { ...parts, ...(timeZone && { timeZone }) })
  formats.set(timeZone ?? '', made)
  return made
}

/**
 * Formats a time, by default now, in a time zone as `YYYY-MM-DD HH:mm:ss`. If `timeZone` is undefined, the
 * browser's time zone applies.
 */
export function businessTime(timeZone: string | undefined, at = new Date()): string {
  const found = formatOf(timeZone).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) => found.find((part) => part.type === type)?.value ?? ''
  const [day, time] = [
    ['year', 'month', 'day'],
    ['hour', 'minute', 'second'],
  ] as const
  return `${day.map(read).join('-')} ${time.map(read).join(':')}`
}

/** Formats the date of a time, by default now, in a time zone as `YYYY-MM-DD`. */
export const businessDay = (timeZone: string | undefined, at = new Date()): string =>
  businessTime(timeZone, at).slice(0, 10)
