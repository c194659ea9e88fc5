import type { Cell } from './source.ts'

/** Characters that MySQL escapes, by the character that follows the backslash. */
const escapes: Record<string, string> = { '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' }

/** Decodes a backslash escape of MySQL. `sign` is the character after the backslash. */
export const unescapeCharacter = (sign: string): string => escapes[sign] ?? sign

/**
 * Decodes bytes as UTF-8 text. If the bytes aren't valid text, decodes them as a number, since dumps also
 * write bits and flags as bytes.
 */
function decodeBytes(hex: string): string {
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  const text = bytes.toString('utf8')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish numbers from text
  const isText = bytes.length > 0 && !/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)
  return isText ? text : BigInt(`0x${hex || '0'}`).toString()
}

/**
 * Reads a quoted value. The prefix before the quote tells the type of the value. `b` marks bits, and `x`
 * marks bytes. A text has no prefix, or a character set such as `_utf8mb4`. Returns undefined for another
 * prefix.
 */
export function quotedValue(prefix: string, text: string): Cell | undefined {
  const kind = prefix.trim().toLowerCase()
  if (kind === '' || kind === 'n' || /^_\w+$/.test(kind)) return text
  if (kind === 'b' && /^[01]*$/.test(text)) return BigInt(`0b${text || '0'}`).toString()
  return kind === 'x' && /^[0-9a-f]*$/i.test(text) ? decodeBytes(text) : undefined
}

/** Reads a value without quotes: NULL, a number or bytes. Returns undefined for anything else. */
export function unquotedValue(text: string): Cell | undefined {
  const word = text.trim()
  if (/^null$/i.test(word)) return null
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word)) return word
  if (/^true$/i.test(word)) return '1'
  if (/^false$/i.test(word)) return '0'
  return /^0x[0-9a-f]+$/i.test(word) ? decodeBytes(word.slice(2)) : undefined
}
