const SHOWN = 4
/** Shorter numbers would be recognisable by their shown ends. */
const LONG_ENOUGH = 12

/** An account number as it may leave the server: `6222 **** **** 1234`; of a short one only the end is shown. */
export function maskAccount(account: string | null): string | null {
  if (account === null) return null
  const plain = account.replace(/\s/g, '')
  const end = plain.slice(-SHOWN)
  if (plain.length >= LONG_ENOUGH) return `${plain.slice(0, SHOWN)} **** **** ${end}`
  return plain.length > SHOWN + 2 ? `**** ${end}` : '****'
}
