import type { Translate } from '#runtime/i18n'
import styles from './fields.module.css'
import { type BoundInput, TextInput } from './text-input.tsx'
import type { SmsCodeState } from './use-sms-code.ts'

interface SmsCodeInputProps extends BoundInput {
  text: Translate
  sms: SmsCodeState
  onSend: () => void
  autoFocus?: boolean
}

/** What the button says: that it sends, is sending, or how long to wait. */
function labelOf({ secondsLeft, isSending, isSent }: SmsCodeState, text: Translate): string {
  if (isSending) return text('Sending…')
  if (secondsLeft > 0) return text('Send again in {{seconds}} s', { seconds: secondsLeft })
  return isSent ? text('Send again') : text('Send code')
}

/** The code that comes by SMS, with the button that sends one. */
export function SmsCodeInput({ text, sms, onSend, ...input }: SmsCodeInputProps) {
  const isWaiting = sms.isSending || sms.secondsLeft > 0
  const sent = sms.isDemo
    ? text('The code is on its way: see the log of the demo.')
    : text('The code is on its way. It is good for 10 minutes.')
  return (
    <TextInput
      {...input}
      label={text('SMS code')}
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
          onClick={() => (isWaiting ? undefined : onSend())}
        >
          {labelOf(sms, text)}
        </button>
      }
    />
  )
}
