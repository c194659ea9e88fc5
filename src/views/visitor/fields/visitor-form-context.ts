import { createContext } from 'react'
import type { CaptchaState } from './use-captcha.ts'
import type { SmsCodeState } from './use-sms-code.ts'

/** Data that the inputs of a visitor form share. */
export interface VisitorFormParts {
  captcha?: CaptchaState | undefined
  sms?: SmsCodeState | undefined
  /** User name of the account for which the user enters a new password. */
  username?: string | undefined
}

export const VisitorFormContext = createContext<VisitorFormParts>({})
