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

/** Made once for a zone: making one costs a thousand times what using it does, and a form asks once for each date. */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone ?? '')
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { ...parts, ...(timeZone && { timeZone }) })
  formats.set(timeZone ?? '', made)
  return made
}

/** What the clocks of a zone show, `YYYY-MM-DD HH:mm:ss`, wherever the user is; without a zone, the browser's clock. */
export function businessTime(timeZone: string | undefined, at = new Date()): string {
  const found = formatOf(timeZone).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) => found.find((part) => part.type === type)?.value ?? ''
  const [day, time] = [
    ['year', 'month', 'day'],
    ['hour', 'minute', 'second'],
  ] as const
  return `${day.map(read).join('-')} ${time.map(read).join(':')}`
}

/** The day it is in a zone, `YYYY-MM-DD`. */
export const businessDay = (timeZone: string | undefined, at = new Date()): string =>
  businessTime(timeZone, at).slice(0, 10)
