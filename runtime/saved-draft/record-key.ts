/** Maximum length of `step` in the API, the field of a draft in which a form stores the key of its record. */
const LONGEST = 40

/**
 * Key of the record for which a form was opened. The key is saved with the draft, so that drafts of one bill
 * are not offered for another bill. A long key is cut and ends with a checksum of all parameters.
 */
export function recordKey(params: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const text = [...names]
    .sort()
    .flatMap((name) => (params[name] === undefined ? [] : [`${name}=${String(params[name])}`]))
    .join('&')
  if (text === '') return '-'
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 15)}~${sumOf(text)}`
}

/** Checksum of a text, based on FNV-1a, with 14 digits in base 36. */
function sumOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193]
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ (code + 0x9e37), 0x85ebca6b)
  }
  return [low, high].map((half) => (half >>> 0).toString(36).padStart(7, '0')).join('')
}
