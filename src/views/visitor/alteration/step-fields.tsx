import type { Translate } from '#runtime/i18n'
import { CaptchaInput } from '../fields/captcha-input.tsx'
import { NewPassword } from '../fields/new-password.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { SmsCodeInput } from '../fields/sms-code-input.tsx'
import type { useAlteration } from './use-alteration.ts'

interface StepFieldsProps {
  text: Translate
  form: ReturnType<typeof useAlteration>
}

/** What the step on screen asks for; its first input takes the focus. */
export function StepFields({
  text,
  form: { step, captcha, fields, sms, username, sendCode },
}: StepFieldsProps) {
  const picture = captcha.isNeeded ? (
    <CaptchaInput {...fields.bind('captcha')} text={text} captcha={captcha} />
  ) : null
  if (step === 1) {
    return (
      <>
        <PhoneInput {...fields.bind('phone')} text={text} autoFocus />
        {picture}
      </>
    )
  }
  if (step === 2) {
    return (
      <>
        {sms.secondsLeft > 0 ? null : picture}
        <SmsCodeInput
          {...fields.bind('smscode')}
          text={text}
          sms={sms}
          onSend={() => void sendCode()}
          autoFocus
        />
      </>
    )
  }
  return (
    <>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <NewPassword text={text} fields={fields} username={username} label={text('New password')} autoFocus />
    </>
  )
}
