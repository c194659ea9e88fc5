const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats an instant as business time, `YYYY-MM-DD HH:mm:ss`. The Swedish locale has this format. */
export function formatBusinessTime(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  return format.format(instant)
}

/** Returns the business day of an instant, `YYYY-MM-DD`. */
export const businessDayOf = (instant: Date, timeZone: string): string =>
  formatBusinessTime(instant, timeZone).slice(0, 'YYYY-MM-DD'.length)
