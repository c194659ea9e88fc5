const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day that the calendar has, as the database takes it: neither 2026-02-30 nor one of the year 0. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined || year < 1) return false
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
