import type { ValidateContext } from '#runtime'
import type { DateFieldProps } from './schema.ts'

/** Returns the first and the last allowed date. Undefined means no limit. */
function limitsOf({ min, max }: DateFieldProps, today: string) {
  const day = (bound: string | undefined) => (bound === 'today' ? today : bound)
  return { from: day(min), to: day(max) }
}

/**
 * Returns the limit that a day, month or year violates. A month or year is valid if at least one of its days
 * is allowed.
 */
export function violatedLimit(at: string, props: DateFieldProps, today: string): ViolatedLimit | undefined {
  const { from, to } = limitsOf(props, today)
  const [first, last] = [from?.slice(0, at.length), to?.slice(0, at.length)]
  if (first !== undefined && at < first) return { end: 'from', limit: first }
  if (last !== undefined && at > last) return { end: 'to', limit: last }
  return undefined
}

interface ViolatedLimit {
  end: 'from' | 'to'
  limit: string
}

/** Returns the message for a violated limit, or an empty string for a valid value. */
export function limitError(value: unknown, props: DateFieldProps, { text, today }: ValidateContext): string {
  if (typeof value !== 'string') return ''
  const broken = violatedLimit(value.slice(0, today.length), props, today)
  if (!broken) return ''
  const day = broken.limit
  return broken.end === 'from' ? text('{{day}} or later', { day }) : text('{{day}} or earlier', { day })
}
