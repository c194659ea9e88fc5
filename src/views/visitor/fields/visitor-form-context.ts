import { createContext } from 'react'
import type { CaptchaState } from './use-captcha.ts'
import type { SmsCodeState } from './use-sms-code.ts'

/** Context of inputs in a visitor form. */
export interface VisitorFormParts {
  captcha?: CaptchaState | undefined
  sms?: SmsCodeState | undefined
  /** User name of the account whose new password is entered. */
  username?: string | undefined
  /** True if the entered user name is available. */
  isNameFree?: boolean
}

export const VisitorFormContext = createContext<VisitorFormParts>({})
