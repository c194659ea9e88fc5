/**
 * Settlement cycle of a channel: `T+n` means n workdays after the trade's business day, `D+n` means n
 * calendar days.
 */
export interface SettleCycle {
  counts: 'workdays' | 'days'
  days: number
}

const MILLISECONDS_PER_DAY = 86_400_000

/**
 * Parses a cycle such as `T+1` or `D+0`. Throws for any other text, which is an error in the channel's
 * settings.
 */
export function parseSettleCycle(text: string): SettleCycle {
  const match = /^([TD])\+(\d{1,2})$/.exec(text)
  if (!match) throw new RangeError(`settlement cycle "${text}" is neither T+n nor D+n`)
  return { counts: match[1] === 'T' ? 'workdays' : 'days', days: Number(match[2]) }
}

/** Adds calendar days to a day, `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * MILLISECONDS_PER_DAY).toISOString().slice(0, 10)
}

/**
 * Creates a function that checks whether a day is a workday. Workdays are Monday to Friday, except for the
 * listed holidays and extra workdays.
 */
export function createWorkdays(
  exceptions: Iterable<{ day: string; kind: 'HOLIDAY' | 'WORKDAY' }>,
): (day: string) => boolean {
  const kinds = new Map([...exceptions].map(({ day, kind }) => [day, kind]))
  return (day) => {
    const kind = kinds.get(day)
    if (kind) return kind === 'WORKDAY'
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    return weekday !== 0 && weekday !== 6
  }
}

/**
 * Returns the settlement date for the trades of a business day. If the business day isn't a workday, `T+0`
 * settles on the next workday.
 */
export function settleDateOf(
  tradeDate: string,
  cycle: SettleCycle,
  isWorkday: (day: string) => boolean,
): string {
  if (cycle.counts === 'days') return addDays(tradeDate, cycle.days)
  let day = tradeDate
  for (let left = cycle.days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkday(day)) left -= 1
  }
  while (!isWorkday(day)) day = addDays(day, 1)
  return day
}
