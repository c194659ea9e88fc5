const SHOWN_DIGITS = 4
/**
 * Minimum length of a number that shows its first digits too; a shorter number could be recognized from them.
 */
const MIN_LENGTH = 12

/**
 * Masks an account number, such as `6222 **** **** 1234`; of a short number only the last digits are shown.
 */
export function maskAccount(account: string | null): string | null {
  if (account === null) return null
  const plain = account.replace(/\s/g, '')
  const end = plain.slice(-SHOWN_DIGITS)
  if (plain.length >= MIN_LENGTH) return `${plain.slice(0, SHOWN_DIGITS)} **** **** ${end}`
  return plain.length > SHOWN_DIGITS + 2 ? `**** ${end}` : '****'
}
