import type { FormField } from '#schemas'
import { readAccountNo, readIdCard, readMobileNumber } from '#schemas/numbers'

type Format = NonNullable<FormField['format']>

/** Maximum length of a deliverable email address. */
const MAIL_LENGTH = 254

function isEmail(text: string): boolean {
  const [name = '', host = '', more] = text.split('@')
  const labels = host.split('.')
  const isPlain = text.length <= MAIL_LENGTH && !/\s/.test(text) && more === undefined
  return isPlain && name !== '' && labels.length > 1 && labels.every((label) => label !== '')
}

function isUrl(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

const tests: Record<Format, (text: string) => boolean> = {
  email: isEmail,
  mobile: (text) => readMobileNumber(text) !== undefined,
  url: isUrl,
  idCard: (text) => readIdCard(text) !== undefined,
  bankCard: (text) => readAccountNo(text, 'PERSONAL') !== undefined,
}

const messages: Record<Format, string> = {
  email: 'Not a valid email address',
  mobile: 'Not a valid mobile number',
  url: 'Enter a URL that starts with http:// or https://',
  idCard: 'Not a valid ID number',
  bankCard: 'Not a valid card number',
}

/** Returns an English error if the text doesn't have the format, or an empty string. */
export const formatProblem = (format: Format, text: string): string =>
  tests[format](text.trim()) ? '' : messages[format]
