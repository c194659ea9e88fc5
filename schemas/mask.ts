/** Masks of texts that identify a person or an account. */
export const MASKS = ['phone', 'account', 'idNumber', 'email', 'name'] as const
export type Mask = (typeof MASKS)[number]

/** Characters that a mask shows at each end of a long number; a short number shows at most its end. */
const SHOWN_END = 4
/** Minimum length of a number that shows its end, so that at least half of the number stays hidden. */
const MIN_LENGTH = 2 * SHOWN_END

const STARS = '****'
/** Stars of a hidden name. Their number is the same for every name. */
const NAME_STARS = '**'

interface NumberFormat {
  /** Minimum length of a number that shows its beginning too. */
  long: number
  /** Characters that are shown at the beginning. */
  begin: number
  /** Stars between the shown ends; their number is the same for any number of hidden characters. */
  between: string
  /** Stars before the end of a short number. */
  before: string
}

/** Characters without white space. Pairs of surrogates stay together. */
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
 * Masks a text: `138****0001`, `6222 **** **** 1234`, `z****@example.com`, `张**`. The length of the result
 * doesn't depend on the length of the hidden part. A masked text stays as it is.
 */
export const maskText = (mask: Mask, text: string): string => masks[mask](text)

/** Masks a value for display; an empty value stays empty. */
export function maskValue<Value extends string | null | undefined>(mask: Mask, value: Value): Value
export function maskValue(mask: Mask, value: unknown): unknown
export function maskValue(mask: Mask, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value
  return maskText(mask, typeof value === 'object' ? '' : String(value))
}

/** True if a text that was entered for a masked value is a mask or contains a part of a mask. */
export const isMasked = (text: string): boolean => text.includes('**')
