/** From and to, `['09:00', '21:30']`. */
export type TimesOfDay = readonly [string, string]
/** The same as one text, `09:00-21:30`. */
export type TimesText = string

const TIME = /^([01]\d|2[0-3]):[0-5]\d/
const LENGTH = 5
const PARTED = /\s*[-–~]\s*/

/** The two times of any stored value, a list or a text; undefined where it holds none. */
export function timesOf(value: unknown): TimesOfDay | undefined {
  const list: unknown = typeof value === 'string' ? value.split(PARTED) : value
  if (!Array.isArray(list) || list.length !== 2) return undefined
  const [from, to] = list as unknown[]
  if (typeof from !== 'string' || typeof to !== 'string' || !TIME.test(from) || !TIME.test(to))
    return undefined
  return [from.slice(0, LENGTH), to.slice(0, LENGTH)]
}
