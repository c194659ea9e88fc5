/** A month, `YYYY-MM`. */
export type Month = string

const pattern = /^\d{4}-(0[1-9]|1[0-2])$/

/** Parses a month from the page's address. Returns undefined for an invalid month. */
export const readMonth = (text: string | null | undefined): Month | undefined =>
  text && pattern.test(text) ? text : undefined

/** Adds months. For example, `2026-01` minus one month is `2025-12`. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Days of a month, `YYYY-MM-DD`. */
export function daysOfMonth(month: Month): readonly string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** Number of days in the first week that belong to the previous month, 0 to 6. Weeks start on Monday. */
export const emptyDaysBefore = (month: Month): number =>
  (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7

/** Localized names of the days of the week, starting with Monday. */
export function weekdayNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // The week of January 1, 2024, which was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)))
}

/** Localized month: November 2026, 2026年11月. */
export const monthName = (month: Month, locale: string): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** Localized date with its weekday. */
export const dayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Localized weekday of a day: Friday, 星期五. */
export const weekdayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
