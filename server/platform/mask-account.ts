const SHOWN = 4
/**
 * Minimum length of a number that shows its first digits too; a shorter number could be recognized from them.
 */
const LONG_ENOUGH = 12

/**
 * Masks an account number, such as `6222 **** **** 1234`; of a short number only the last digits are shown.
 */
export function maskAccount(account: string | null): string | null {
  if (account === null) return null
  const plain = account.replace(/\s/g, '')
  const end = plain.slice(-SHOWN)
  if (plain.length >= LONG_ENOUGH) return `${plain.slice(0, SHOWN)} **** **** ${end}`
  return plain.length > SHOWN + 2 ? `**** ${end}` : '****'
}
