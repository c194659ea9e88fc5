import { observer, useRuntime, useText } from '#runtime'
import { visitorErrorCodes } from '#schemas/operations'
import { assignErrors } from '../../forms/server-errors.ts'
import { useCheckedForm } from '../../forms/use-checked-form.ts'
import { captchaInput, phoneInput, smsCodeInput } from '../visitor/fields/inputs.ts'
import { codeError, phoneError, useSmsCode } from '../visitor/fields/use-sms-code.ts'
import { VisitorFormView } from '../visitor/fields/visitor-form.tsx'
import { type Credentials, signIn } from './sign-in.ts'
import type { LoginOptions } from './use-password-login.ts'

interface PhoneLoginProps extends LoginOptions {
  /** True if the form is visible. A hidden form doesn't request a captcha. */
  isShown: boolean
}

const fields = [phoneInput, captchaInput, smsCodeInput]

const errorsOf = assignErrors({ [visitorErrorCodes.phone]: 'phone', [visitorErrorCodes.smsCode]: 'smscode' })

/** Sign-in with a mobile number and an SMS code. */
export const PhoneLogin = observer(({ isShown, captcha, offer, onSignedIn }: PhoneLoginProps) => {
  const text = useText()
  const { http } = useRuntime()
  const form = useCheckedForm({
    page: 'user/login',
    fields,
    check: ({ phone, smscode }) => ({ phone: phoneError(phone), smscode: codeError(smscode) }),
    send: async ({ phone, smscode }) => {
      const args = { mobile: phone, captcha: smscode }
      const login: Credentials = { operation: 'visitor.phoneLogin', args }
      await signIn(http, offer ? await offer.bind(login) : login)
      await onSignedIn()
    },
    errorsOf,
  })
  const sms = useSmsCode({ purpose: 'login', form, captcha, onSent: () => form.focus('smscode') })
  return (
    <VisitorFormView
      form={form}
      captcha={isShown ? captcha : undefined}
      sms={sms}
      label={form.isBusy ? text('Signing in…') : text('Sign in')}
    />
  )
})
