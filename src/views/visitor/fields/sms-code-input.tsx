import { use } from 'react'
import { useText } from '#runtime'
import type { Translate } from '#runtime/i18n'
import styles from './fields.module.css'
import { TextInput, type TextInputProps } from './text-input.tsx'
import type { SmsCodeState } from './use-sms-code.ts'
import { VisitorFormContext } from './visitor-form-context.ts'

/** Label of the button that sends the code: send, sending, or the time to wait. */
function labelOf({ secondsLeft, isSending, isSent }: SmsCodeState, text: Translate): string {
  if (isSending) return text('Sending…')
  if (secondsLeft > 0) return text('Send again in {{seconds}} s', { seconds: secondsLeft })
  return isSent ? text('Send again') : text('Send code')
}

/** Input for an SMS code, with a button that sends the code. */
export function SmsCodeInput(input: TextInputProps) {
  const text = useText()
  const { sms } = use(VisitorFormContext)
  if (!sms) return null
  const isWaiting = sms.isSending || sms.secondsLeft > 0
  const sent = sms.isDemo
    ? text('The code was sent. In demo mode, see the server log.')
    : text('The code was sent. It expires in 10 minutes.')
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      hint={sms.isSent ? sent : undefined}
      hintTone="good"
      end={
        <button
          type="button"
          className={styles.send}
          aria-disabled={isWaiting}
          onClick={() => (isWaiting ? undefined : void sms.send())}
        >
          {labelOf(sms, text)}
        </button>
      }
    />
  )
}
