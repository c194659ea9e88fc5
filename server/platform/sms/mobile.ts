import { mobileEmpty, mobileInvalid } from './errors.ts'

/** Gives the number back if it can be one of a mobile in mainland China; a typed space around it does not matter. */
export function readMobile(typed: string): string {
  const mobile = typed.trim()
  if (mobile === '') throw mobileEmpty()
  if (!/^1[3-9]\d{9}$/.test(mobile)) throw mobileInvalid()
  return mobile
}
