const SHOWN = 4
/** Shorter numbers would be recognizable. */
const LONG_ENOUGH = 12

/** Masks an account number: `6222 **** **** 1234`; of short ones only the end is shown. */
export function maskAccount(account: string | null): string | null {
  if (account === null) return null
  const plain = account.replace(/\s/g, '')
  const end = plain.slice(-SHOWN)
  if (plain.length >= LONG_ENOUGH) return `${plain.slice(0, SHOWN)} **** **** ${end}`
  return plain.length > SHOWN + 2 ? `**** ${end}` : '****'
}
