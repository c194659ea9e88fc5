/** Settlement cycle of a channel: `T+n` counts workdays after the trade's day, `D+n` calendar days. */
export interface SettleCycle {
  counts: 'workdays' | 'days'
  days: number
}

const MILLISECONDS_PER_DAY = 86_400_000

/** Parses `T+1`, `D+0` …; another text is an error in the channel's settings. */
export function parseSettleCycle(text: string): SettleCycle {
  const match = /^([TD])\+(\d{1,2})$/.exec(text)
  if (!match) throw new RangeError(`settlement cycle "${text}" is neither T+n nor D+n`)
  return { counts: match[1] === 'T' ? 'workdays' : 'days', days: Number(match[2]) }
}

/** Adds calendar days to a day, `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * MILLISECONDS_PER_DAY).toISOString().slice(0, 10)
}

/** Creates a check for workdays: the weekend rule with its exceptions. */
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

/** Settlement date of a business day's trades. `T+0` on a free day means the next workday. */
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
