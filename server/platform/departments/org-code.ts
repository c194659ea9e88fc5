/** Number of characters that each level adds to an org code. An example is `A01`. */
export const LEVEL_LENGTH = 3
/** Maximum length of an org code. */
export const MAX_ORG_CODE_LENGTH = 64
const LAST_NUMBER = 99

/**
 * Returns the part of an org code that follows another part, in the order A01, A02 … A99, B01 … Z99. Returns
 * undefined after Z99.
 */
function nextPart(part: string): string | undefined {
  const number = Number(part.slice(1)) + 1
  const letter = part.charCodeAt(0) + (number > LAST_NUMBER ? 1 : 0)
  if (letter > 'Z'.charCodeAt(0)) return undefined
  return `${String.fromCharCode(letter)}${String(number > LAST_NUMBER ? 1 : number).padStart(2, '0')}`
}

/**
 * Org code for a new department below `parent`, which is `''` for a top-level department. `last` is the
 * highest code that is already used directly below `parent`. Returns undefined if no code is left.
 */
export function nextOrgCode(parent: string, last: string | undefined): string | undefined {
  const part = last === undefined ? 'A01' : nextPart(last.slice(-LEVEL_LENGTH))
  return part === undefined || parent.length + LEVEL_LENGTH > MAX_ORG_CODE_LENGTH ? undefined : parent + part
}
