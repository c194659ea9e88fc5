const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const ID_CHECKS = '10X98765432'
const OLDEST_YEAR = 1800

/** Returns the digits of a Chinese mobile number. Returns undefined if the number is invalid. */
export function readMobileNumber(typed: string): string | undefined {
  const digits = typed.replace(/[ -]/g, '').replace(/^\+?86(?=1)/, '')
  return /^1[3-9]\d{9}$/.test(digits) ? digits : undefined
}

/**
 * Returns a Chinese id card number in the format in which it is stored. Returns undefined if the format, the
 * date or the check digit of the number is wrong.
 */
export function readIdCard(typed: string): string | undefined {
  const text = typed.replace(/ /g, '').toUpperCase()
  const match = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const born = new Date(Date.UTC(year, month - 1, day))
  const isDay = born.getUTCMonth() === month - 1 && born.getUTCDate() === day && year >= OLDEST_YEAR
  const sum = ID_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return isDay && ID_CHECKS[sum % 11] === text[17] ? text : undefined
}

/**
 * Returns a licence number in the format in which it is stored; undefined for an invalid number. A licence
 * number is a credit code of 18 characters without I, O, S, V and Z. Older licences have 15 digits.
 */
export function readLicenceNo(typed: string): string | undefined {
  const text = typed.replace(/ /g, '').toUpperCase()
  return /^([0-9A-HJ-NPQRTUWXY]{18}|\d{15})$/.test(text) ? text : undefined
}

/** True if a card number has the right check digit by the Luhn algorithm. */
function isCard(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/**
 * Returns the digits of an account number; undefined for an invalid number. The number of a personal account
 * must have the right check digit. The number of a corporate account has no check digit.
 */
export function readAccountNo(typed: string, kind: 'CORPORATE' | 'PERSONAL'): string | undefined {
  const digits = typed.replace(/[ -]/g, '')
  if (kind === 'CORPORATE') return /^\d{8,30}$/.test(digits) ? digits : undefined
  return /^\d{12,19}$/.test(digits) && isCard(digits) ? digits : undefined
}
