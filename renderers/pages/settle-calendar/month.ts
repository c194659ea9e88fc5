/** A month, `YYYY-MM`. */
export type Month = string

const pattern = /^\d{4}-(0[1-9]|1[0-2])$/

/** Reads a month that came from an address; undefined where it is none. */
export const readMonth = (text: string | null | undefined): Month | undefined =>
  text && pattern.test(text) ? text : undefined

/** The month so many months later; `2026-01` less one is `2025-12`. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** How many cells stand empty before the first of the month, in weeks that begin on Monday: 0 to 6. */
export const emptyBefore = (month: Month): number => (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7

/** The seven days of a week in a language, Monday first. */
export function weekdays(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  // The 1st of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2024, 0, 1 + day)))
}

/** A month as people read it: November 2026, 2026年11月. */
export const nameOf = (month: Month, locale: string): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A day as people read it, with its weekday. */
export const dayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
