/** A search value that an address can contain. */
export type Scalar = string | number | boolean
export type SearchValue = Scalar | readonly (Scalar | null)[]

const MAX_TEXT = 2000
const MAX_ITEMS = 200
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]\d+)?$/

/**
 * Normalizes a search value. Returns undefined for an empty value: blank text, an empty list, or a range
 * without start and end.
 */
export function normalise(value: unknown, isSeveral: boolean): SearchValue | undefined {
  if (!isSeveral) return scalar(Array.isArray(value) ? value[0] : value)
  const items = (Array.isArray(value) ? value : [value])
    .slice(0, MAX_ITEMS)
    .map((item) => scalar(item) ?? null)
  return items.some((item) => item !== null) ? items : undefined
}

function scalar(value: unknown): Scalar | undefined {
  if (typeof value === 'string') return value.trim().slice(0, MAX_TEXT) || undefined
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined
  return typeof value === 'boolean' ? value : undefined
}

/**
 * Encodes a value as a readable text for the address. Commas separate items, and a missing start or end of a
 * range is empty. `~-` is an escaped comma, `~~` is an escaped `~`, and `~.` marks a string that looks like a
 * number or a boolean.
 */
export function encodeValue(value: SearchValue): string {
  return Array.isArray(value) ? value.map(encodeItem).join(',') : encodeItem(value as Scalar)
}

function encodeItem(item: Scalar | null): string {
  if (item === null) return ''
  if (typeof item !== 'string') return String(item)
  const text = item.replaceAll('~', '~~').replaceAll(',', '~-')
  return isAmbiguousText(text) ? `~.${text}` : text
}

const isAmbiguousText = (text: string) => text === 'true' || text === 'false' || isNumberText(text)
const isNumberText = (text: string) => NUMBER.test(text) && String(Number(text)) === text

/** Decodes the output of `encodeValue`, or a value that a user typed into the address. */
export function decodeValue(text: string, isSeveral: boolean): SearchValue | undefined {
  return normalise(isSeveral ? text.split(',').map(decodeItem) : decodeItem(text), isSeveral)
}

function decodeItem(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true'
  if (isNumberText(text)) return Number(text)
  return text.replace(/~([~\-.])/g, (_, sign: string) => ({ '~': '~', '-': ',', '.': '' })[sign] ?? '')
}
