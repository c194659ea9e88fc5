const LONG = /^#[0-9a-f]{6}$/
const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/

/** A colour as it is kept, six small digits behind a #; undefined where the value is none. */
export function readColour(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const typed = value.trim().toLowerCase()
  const text = typed.startsWith('#') ? typed : `#${typed}`
  const long = text.replace(SHORT, '#$1$1$2$2$3$3')
  return LONG.test(long) ? long : undefined
}
