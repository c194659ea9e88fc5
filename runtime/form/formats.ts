import type { FormField } from '#schemas'

type Format = NonNullable<FormField['format']>

/** Maximum length of a deliverable email address. */
const MAIL_LENGTH = 254

function isEmail(text: string): boolean {
  const [name = '', host = '', more] = text.split('@')
  const labels = host.split('.')
  const isPlain = text.length <= MAIL_LENGTH && !/\s/.test(text) && more === undefined
  return isPlain && name !== '' && labels.length > 1 && labels.every((label) => label !== '')
}

/** True for a mobile number of mainland China, with or without +86. */
const isMobile = (text: string) => /^(\+?86)?1[3-9]\d{9}$/.test(text.replace(/[ -]/g, ''))

function isUrl(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** True for an ID number of 18 characters with an existing date and a valid checksum. Spaces are allowed. */
function isIdCard(text: string): boolean {
  const id = text.replace(/ /g, '').toUpperCase()
  const match = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/.exec(id)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const birthDate = new Date(Date.UTC(year, month - 1, day))
  const isDay = birthDate.getUTCMonth() === month - 1 && birthDate.getUTCDate() === day && year >= 1800
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id[index]), 0)
  return isDay && CHECKS[sum % 11] === id[17]
}

/** True for a card number that passes the Luhn check. Spaces and hyphens are allowed. */
function isBankCard(text: string): boolean {
  const digits = text.replace(/[ -]/g, '')
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

const tests: Record<Format, (text: string) => boolean> = {
  email: isEmail,
  mobile: isMobile,
  url: isUrl,
  idCard: isIdCard,
  bankCard: isBankCard,
}

const messages: Record<Format, string> = {
  email: 'Not a valid email address',
  mobile: 'Not a valid mobile number',
  url: 'Enter a URL that starts with http:// or https://',
  idCard: 'Not a valid ID number',
  bankCard: 'Not a valid card number',
}

/** Returns the English error of a text that doesn't have the format, or an empty string. */
export const formatProblem = (format: Format, text: string): string =>
  tests[format](text.trim()) ? '' : messages[format]
