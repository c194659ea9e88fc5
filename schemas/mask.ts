/** Types of masks, by the type of text that they hide. */
export const MASKS = ['phone', 'account', 'idNumber', 'email', 'name'] as const
export type Mask = (typeof MASKS)[number]

/** Number of characters that a mask shows at the end of a number. Short numbers are hidden completely. */
const SHOWN_END = 4
/**
 * Minimum length of a number whose end is shown. With this length, at least half of the number stays hidden.
 */
const MIN_LENGTH = 2 * SHOWN_END

const STARS = '****'
/** Stars that replace the hidden part of a name. Every name gets the same number of stars. */
const NAME_STARS = '**'

interface NumberFormat {
  /** Minimum length of a number whose beginning is also shown. */
  long: number
  /** Number of characters that are shown at the beginning. */
  begin: number
  /**
   * Stars between the beginning and the end. The number of stars doesn't depend on the number of hidden
   * characters.
   */
  between: string
  /** Stars before the end of a number whose beginning is not shown. */
  before: string
}

/** Returns the characters of a text without white space. A surrogate pair counts as one character. */
const charactersOf = (text: string): string[] => [...text.replace(/\s/gu, '')]

const maskNumber =
  ({ long, begin, between, before }: NumberFormat) =>
  (text: string): string => {
    const characters = charactersOf(text)
    if (characters.length < MIN_LENGTH) return STARS
    const end = characters.slice(-SHOWN_END).join('')
    return characters.length < long
      ? `${before}${end}`
      : `${characters.slice(0, begin).join('')}${between}${end}`
  }

const GROUPED = { begin: 4, between: ' **** **** ', before: '**** ' }

function maskEmail(text: string): string {
  const plain = text.trim()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  if (at < 0 || !/^[^\s@]+\.[^\s@]+$/u.test(domain)) return STARS
  const [first = '', , third] = [...plain.slice(0, at)]
  return `${third === undefined || first === '*' ? '' : first}${STARS}@${domain}`
}

function maskName(text: string): string {
  const [first = '', second] = [...text.trim()]
  return second === undefined || first === '*' ? NAME_STARS : `${first}${NAME_STARS}`
}

const masks: Readonly<Record<Mask, (text: string) => string>> = {
  phone: maskNumber({ long: 11, begin: 3, between: STARS, before: STARS }),
  account: maskNumber({ ...GROUPED, long: 12 }),
  idNumber: maskNumber({ ...GROUPED, long: 15 }),
  email: maskEmail,
  name: maskName,
}

/**
 * Masks a text: `138****0001`, `6222 **** **** 1234`, `z****@example.com`, `张**`. The result doesn't show how
 * long the hidden part is. A text that is already masked stays unchanged.
 */
export const maskText = (mask: Mask, text: string): string => masks[mask](text)

/** Masks a value for display. An empty value stays empty. */
export function maskValue<Value extends string | null | undefined>(mask: Mask, value: Value): Value
export function maskValue(mask: Mask, value: unknown): unknown
export function maskValue(mask: Mask, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value
  return maskText(mask, typeof value === 'object' ? '' : String(value))
}

/**
 * True if a text is a mask or contains a part of a mask. Such a text comes from an input whose value was
 * masked.
 */
export const isMasked = (text: string): boolean => text.includes('**')
