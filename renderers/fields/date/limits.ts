import type { Judging } from '#runtime'
import type { DateFieldProps } from './schema.ts'

/** The first and the last day that may be chosen; an end is open where there is none. */
export function limitsOf({ min, max }: DateFieldProps, today: string) {
  const day = (bound: string | undefined) => (bound === 'today' ? today : bound)
  return { from: day(min), to: day(max) }
}

/** Says which limit a day, a month or a year does not keep; an empty text: none. */
export function outsideLimits(value: unknown, props: DateFieldProps, { text, today }: Judging): string {
  if (typeof value !== 'string') return ''
  const { from, to } = limitsOf(props, today)
  const length = Math.min(value.length, today.length)
  const at = value.slice(0, length)
  if (from !== undefined && at < from.slice(0, length))
    return text('Not before {{day}}', { day: from.slice(0, length) })
  if (to !== undefined && at > to.slice(0, length))
    return text('Not after {{day}}', { day: to.slice(0, length) })
  return ''
}
