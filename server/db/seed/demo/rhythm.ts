/** Sales weights of the hours, with peaks after lunch and in the afternoon. */
const HOURS = [0, 0, 0, 0, 0, 0, 0, 1, 3, 6, 9, 12, 17, 18, 16, 19, 16, 12, 11, 13, 11, 8, 4, 1]
/** Sales weights of weekdays, Sunday first. */
const WEEKDAYS = [1.32, 0.92, 0.9, 0.93, 0.98, 1.18, 1.4]
const SECONDS_PER_HOUR = 3600

const cumulated = HOURS.map((_, hour) => HOURS.slice(0, hour + 1).reduce((sum, weight) => sum + weight, 0))
const total = cumulated.at(-1) ?? 1
const at = (hour: number) => (hour < 0 ? 0 : (cumulated[hour] ?? total))

/** Share of a day's payments that are made before the given second, from 0 to 1. */
export function shareUntil(secondOfDay: number): number {
  const hour = Math.floor(secondOfDay / SECONDS_PER_HOUR)
  const within = (secondOfDay % SECONDS_PER_HOUR) / SECONDS_PER_HOUR
  return Math.min((at(hour - 1) + (at(hour) - at(hour - 1)) * within) / total, 1)
}

/**
 * Second of the day by which the given share of the day's payments is made. This function is the inverse of
 * `shareUntil`.
 */
export function secondAt(share: number): number {
  const wanted = share * total
  const hour = cumulated.findIndex((sum) => sum > wanted)
  if (hour < 0) return 24 * SECONDS_PER_HOUR - 1
  const within = (wanted - at(hour - 1)) / (at(hour) - at(hour - 1))
  return Math.floor((hour + within) * SECONDS_PER_HOUR)
}

/** Sales weight of a day. The weight of an ordinary day is about 1. */
export function weightOfDay(day: string, isWorkday: boolean): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const usual = WEEKDAYS[weekday] ?? 1
  const isWeekend = weekday === 0 || weekday === 6
  if (isWorkday === isWeekend) return isWorkday ? 1 : 1.45
  return usual
}
