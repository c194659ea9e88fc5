import { createContext } from 'react'
import type { CaptchaState } from './use-captcha.ts'
import type { SmsCodeState } from './use-sms-code.ts'

/** What inputs of a visitor's form share with the page they are in. */
export interface VisitorFormParts {
  captcha?: CaptchaState | undefined
  sms?: SmsCodeState | undefined
  /** Whose password is chosen. */
  username?: string | undefined
  /** No account has this user name yet. */
  isNameFree?: boolean
}

export const VisitorFormContext = createContext<VisitorFormParts>({})
