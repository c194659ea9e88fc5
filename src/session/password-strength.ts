/**
 * Strength of a password against guessing. Passwords are weak if they are too short, common, or derived from
 * the user name.
 */
export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** Minimum length that the server requires. */
export const MIN_PASSWORD_LENGTH = 8

/** The most common passwords. The server has a longer list. */
const COMMON_PASSWORDS =
  /^(?:passw[o0]rd|qwerty|asdfgh|zxcvbn|iloveyou|letmein|welcome|admin|abc|woaini|5201314|a{2,3}|[1!])+[\d!@#.]*$/
const LETTER_RUNS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890']

/** Minimum entropy of a medium and of a strong password, in bits. */
const MEDIUM_BITS = 40
const STRONG_BITS = 60

/** Character classes and their sizes, with which the number of guesses is estimated. */
const alphabets: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 2000],
]

/** True if a character equals the previous one, or is its neighbour on the keyboard or in the alphabet. */
function isPredictable(before: string | undefined, character: string): boolean {
  if (before === undefined) return false
  if (before === character) return true
  return LETTER_RUNS.some((run) => run.includes(before + character) || run.includes(character + before))
}

/** Number of characters that are not predictable. */
function countUnpredictable(password: string): number {
  const characters = [...password.toLowerCase()]
  return characters.filter((each, index) => !isPredictable(characters[index - 1], each)).length
}

/** Rules for passwords that the browser checks. The server checks passwords again. */
export function passwordRules(password: string, username = '') {
  const lower = password.toLowerCase()
  const name = username.trim().toLowerCase()
  return {
    isLong: [...password].length >= MIN_PASSWORD_LENGTH,
    isNotName: password !== '' && lower !== name,
    isUncommon: password !== '' && !COMMON_PASSWORDS.test(lower) && countUnpredictable(password) > 2,
  }
}

/**
 * Rates a password by the number of guesses that are needed to find it. Sequences, repetitions and the user
 * name hardly increase the rating.
 */
export function passwordStrength(password: string, username = ''): PasswordStrength {
  const { isLong, isNotName, isUncommon } = passwordRules(password, username)
  if (!isLong || !isNotName || !isUncommon) return 'weak'
  const name = username.trim().toLowerCase()
  const own = name.length > 2 ? password.toLowerCase().replaceAll(name, '') : password.toLowerCase()
  const size = alphabets.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0)
  const bits = countUnpredictable(own) * Math.log2(size)
  if (bits >= STRONG_BITS) return 'strong'
  return bits >= MEDIUM_BITS ? 'medium' : 'weak'
}
