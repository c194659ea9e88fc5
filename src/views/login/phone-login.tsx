import { CaptchaInput } from '../visitor/fields/captcha-input.tsx'
import { FormAlert, SubmitButton } from '../visitor/fields/form-parts.tsx'
import { PhoneInput } from '../visitor/fields/phone-input.tsx'
import { SmsCodeInput } from '../visitor/fields/sms-code-input.tsx'
import { type PhoneLoginOptions, usePhoneLogin } from './use-phone-login.ts'

interface PhoneLoginProps extends PhoneLoginOptions {
  /** A form out of sight asks for no captcha: the other one does. */
  isShown: boolean
}

/** Mobile number and the code that is sent to it. */
export function PhoneLogin({ isShown, ...options }: PhoneLoginProps) {
  const { text, captcha } = options
  const { fields, sms, ...form } = usePhoneLogin(options)

  return (
    <form noValidate onSubmit={form.submit} aria-busy={form.isBusy}>
      <FormAlert>{form.failure === undefined ? undefined : text(form.failure)}</FormAlert>
      <PhoneInput {...fields.bind('phone')} text={text} />
      {isShown && captcha.isNeeded ? (
        <CaptchaInput {...fields.bind('captcha')} text={text} captcha={captcha} />
      ) : null}
      <SmsCodeInput {...fields.bind('smscode')} text={text} sms={sms} onSend={() => void form.sendCode()} />
      <SubmitButton isBusy={form.isBusy}>{form.isBusy ? text('Signing in…') : text('Sign in')}</SubmitButton>
    </form>
  )
}
