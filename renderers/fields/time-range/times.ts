/** From and to, `['09:00', '21:30']`. */
export type TimesOfDay = readonly [string, string]

const TIME = /^([01]\d|2[0-3]):[0-5]\d/
const LENGTH = 5

/** The two times of any stored value; undefined where it holds none. */
export function timesOf(value: unknown): TimesOfDay | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [from, to] = value as unknown[]
  if (typeof from !== 'string' || typeof to !== 'string' || !TIME.test(from) || !TIME.test(to))
    return undefined
  return [from.slice(0, LENGTH), to.slice(0, LENGTH)]
}
