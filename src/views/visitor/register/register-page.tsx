import { observer, useRuntime, useText } from '#runtime'
import { visitorErrorCodes } from '#schemas/operations'
import { assignErrors } from '../../../forms/server-errors.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { PageHeading } from '../fields/form-parts.tsx'
import {
  captchaInput,
  confirmInput,
  newPasswordInput,
  phoneInput,
  smsCodeInput,
  usernameInput,
} from '../fields/inputs.ts'
import { passwordErrors } from '../fields/password-errors.ts'
import { useCaptcha } from '../fields/use-captcha.ts'
import { codeError, phoneError, useSmsCode } from '../fields/use-sms-code.ts'
import { VisitorFormView } from '../fields/visitor-form.tsx'
import { NoSms } from '../no-sms.tsx'
import styles from '../visitor.module.css'
import { VisitorLink } from '../visitor-link.tsx'
import type { VisitorPageProps } from '../visitor-page.ts'
import { usernameError } from './username-error.ts'

const fields = [usernameInput, newPasswordInput, confirmInput, phoneInput, captchaInput, smsCodeInput]

const errorsOf = assignErrors({
  [visitorErrorCodes.usernameTaken]: 'username',
  [visitorErrorCodes.passwordWeak]: 'password',
  [visitorErrorCodes.phone]: 'phone',
  [visitorErrorCodes.smsCode]: 'smscode',
})

/** Registration with a user name, a password, and a phone that is verified by an SMS code. */
export const RegisterPage = observer(({ go }: VisitorPageProps) => {
  const text = useText()
  const { http } = useRuntime()
  const captcha = useCaptcha()
  const form = useCheckedForm({
    page: 'user/register',
    fields,
    check: ({ username, password, confirm, phone, smscode }) => ({
      username: usernameError(username),
      ...passwordErrors({ password, confirm }, username, 'Enter a password.'),
      phone: phoneError(phone),
      smscode: codeError(smscode),
    }),
    send: async ({ username, password, phone, smscode }) => {
      await http.call('visitor.register', { username, password, phone, smscode })
      go('register-result', username.trim())
    },
    errorsOf,
  })
  const { username } = form.read()
  const sms = useSmsCode({ purpose: 'register', form, captcha, onSent: () => form.focus('smscode') })

  return (
    <>
      <PageHeading title={text('Register')} lead={text('Create an account for brand management')} />
      {captcha.traits?.sms === false ? (
        <NoSms />
      ) : (
        <VisitorFormView
          form={form}
          captcha={captcha}
          sms={sms}
          username={username}
          className={styles.form}
          label={form.isBusy ? text('Registering…') : text('Register')}
        />
      )}
      <p className={styles.links}>
        <VisitorLink to="login" go={go}>
          {text('Sign in with an existing account')}
        </VisitorLink>
      </p>
    </>
  )
})
