/** How hard a password is to guess; weak ones are too short, well known or made of the user name. */
export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** The fewest characters the server accepts. */
export const SHORTEST_PASSWORD = 8

/** Most common passwords; the server has a longer list. */
const FIRST_TRIED =
  /^(?:passw[o0]rd|qwerty|asdfgh|zxcvbn|iloveyou|letmein|welcome|admin|abc|woaini|5201314|a{2,3}|[1!])+[\d!@#.]*$/
const LETTER_RUNS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890']

/** Bits of a guess from which on a password counts as medium and as strong. */
const MEDIUM_BITS = 40
const STRONG_BITS = 60

/** Sizes of the alphabets a guesser has to try. */
const alphabets: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 2000],
]

/** Whether a character repeats or continues the one before: the same, or the next key or letter. */
function isForeseeable(before: string | undefined, character: string): boolean {
  if (before === undefined) return false
  if (before === character) return true
  return LETTER_RUNS.some((run) => run.includes(before + character) || run.includes(character + before))
}

/** Characters that have to be guessed one by one. */
function surprises(password: string): number {
  const characters = [...password.toLowerCase()]
  return characters.filter((each, index) => !isForeseeable(characters[index - 1], each)).length
}

/** Password rules the browser can check; the server decides. */
export function passwordRules(password: string, username = '') {
  const lower = password.toLowerCase()
  const name = username.trim().toLowerCase()
  return {
    isLong: [...password].length >= SHORTEST_PASSWORD,
    isNotName: password !== '' && lower !== name,
    isUncommon: password !== '' && !FIRST_TRIED.test(lower) && surprises(password) > 2,
  }
}

/** Rates a password by the guesses it takes; runs, repetitions and the user name in it count for little. */
export function passwordStrength(password: string, username = ''): PasswordStrength {
  const { isLong, isNotName, isUncommon } = passwordRules(password, username)
  if (!isLong || !isNotName || !isUncommon) return 'weak'
  const name = username.trim().toLowerCase()
  const own = name.length > 2 ? password.toLowerCase().replaceAll(name, '') : password.toLowerCase()
  const size = alphabets.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0)
  const bits = surprises(own) * Math.log2(size)
  if (bits >= STRONG_BITS) return 'strong'
  return bits >= MEDIUM_BITS ? 'medium' : 'weak'
}
