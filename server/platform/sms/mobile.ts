import { mobileEmpty, mobileInvalid } from './errors.ts'

/** Normalizes a mobile number of mainland China. Throws if the number is invalid. */
export function readMobile(typed: string): string {
  const mobile = typed.trim()
  if (mobile === '') throw mobileEmpty()
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw mobileInvalid()
  return mobile
}
