const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|.)/g
const isHigh = (code: number) => code >= 0xd800 && code <= 0xdbff
const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff

/** Tells JSON text that escapes what no database keeps as text: NUL, or half of a surrogate pair. */
export function holdsUnstorableEscape(text: string): boolean {
  if (!text.includes('\\u')) return false
  let highEnd = -1
  for (const { 1: hex, 0: written, index } of text.matchAll(ESCAPE)) {
    const code = hex === undefined ? -1 : Number.parseInt(hex, 16)
    const isSecondHalf = highEnd === index
    if (code === 0 || isLow(code) !== isSecondHalf) return true
    highEnd = isHigh(code) ? index + written.length : -1
    if (highEnd !== -1 && text[highEnd] !== '\\') return true
  }
  return highEnd !== -1
}
