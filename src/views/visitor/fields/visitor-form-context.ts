import { createContext } from 'react'
import type { CaptchaState } from './use-captcha.ts'
import type { SmsCodeState } from './use-sms-code.ts'

/** Context of inputs in a visitor form. */
export interface VisitorFormParts {
  captcha?: CaptchaState | undefined
  sms?: SmsCodeState | undefined
  /** User name of the account for a new password. */
  username?: string | undefined
  /** The user name is available. */
  isNameFree?: boolean
}

export const VisitorFormContext = createContext<VisitorFormParts>({})
