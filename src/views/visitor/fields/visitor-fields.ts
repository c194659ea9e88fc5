import { defineField } from '#runtime'
import { CaptchaInput } from './captcha-input.tsx'
import { NewPasswordInput } from './new-password-input.tsx'
import { PasswordInput } from './password-input.tsx'
import { SmsCodeInput } from './sms-code-input.tsx'
import { TextInput } from './text-input.tsx'

/** Field components for the forms of visitor pages. */
export const visitorFields = [
  defineField({ name: 'Text', title: 'Text', accepts: ['string'], Component: TextInput }),
  defineField({ name: 'Password', title: 'Password', accepts: ['string'], Component: PasswordInput }),
  defineField({
    name: 'NewPassword',
    title: 'New password',
    accepts: ['string'],
    Component: NewPasswordInput,
  }),
  defineField({ name: 'Captcha', title: 'Verification code', accepts: ['string'], Component: CaptchaInput }),
  defineField({ name: 'SmsCode', title: 'SMS code', accepts: ['string'], Component: SmsCodeInput }),
]
