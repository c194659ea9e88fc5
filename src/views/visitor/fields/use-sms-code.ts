import { useState } from 'react'
import { useRuntime } from '#runtime'
import { type FieldErrors, messageOf } from '../../../forms/server-errors.ts'
import type { CheckedForm } from '../../../forms/use-checked-form.ts'
import { type CaptchaState, captchaProof, isCaptchaRefused } from './use-captcha.ts'
import { useCountdown } from './use-countdown.ts'

/** Purposes of an SMS code, with their numbers in the JeecgBoot contract. */
const MODES = { login: '0', register: '1', reset: '2' } as const

/** Time in ms before a new code can be sent to the same phone. */
const RESEND_MS = 60_000

export type SmsField = 'phone' | 'captcha' | 'smscode'

interface SmsCodeOptions {
  purpose: keyof typeof MODES
  form: CheckedForm<SmsField>
  captcha: CaptchaState
  /**
   * Called after a code was sent. Also called if no new code is sent, because the last code was sent less
   * than a minute ago.
   */
  onSent: () => void
}

/** State of sending SMS codes. */
export interface SmsCodeState {
  /** Seconds until a new code can be sent to the phone. */
  secondsLeft: number
  isSending: boolean
  /** True if a code was sent to the phone. */
  isSent: boolean
  isDemo: boolean
  /** Sends a code to the phone number in the form. */
  send: () => Promise<void>
}

/** Error of a mobile number. Undefined if the number has eleven valid digits. */
export function phoneError(phone: string): string | undefined {
  if (!phone.trim()) return 'Enter your mobile number.'
  return /^1[3-9]\d{9}$/.test(phone.trim()) ? undefined : 'Enter an 11-digit mobile number.'
}

/** Error if the code is missing. Undefined otherwise. */
export const codeError = (code: string) => (code.trim() ? undefined : 'Enter the SMS code.')

/**
 * Sends SMS codes to the phone number in a form, at most once a minute for each number. Call this hook in an
 * `observer`.
 */
export function useSmsCode({ purpose, form, captcha, onSent }: SmsCodeOptions): SmsCodeState {
  const { http } = useRuntime()
  const [sent, setSent] = useState<{ phone: string; until: number }>()
  const [isSending, setSending] = useState(false)
  const { phone: typed, captcha: answer } = form.read()
  const phone = typed.trim()
  const isSent = sent?.phone === phone
  const secondsLeft = useCountdown(isSent ? sent.until : undefined)

  const call = async (): Promise<FieldErrors<SmsField>> => {
    const proof = captchaProof(captcha, answer)
    try {
      await http.call('visitor.sms', { mobile: phone, smsmode: MODES[purpose], ...proof })
      if (captcha.isNeeded) void captcha.refresh()
      return {}
    } catch (error) {
      const isPicture = isCaptchaRefused(error)
      if (isPicture || captcha.isNeeded) await captcha.refresh(isPicture)
      return { [isPicture ? 'captcha' : 'phone']: messageOf(error) }
    }
  }

  const send = async () => {
    form.setFailure(undefined)
    const isUnanswered = captcha.isNeeded && !answer.trim() && secondsLeft === 0
    const captchaError = isUnanswered ? 'Enter the verification code.' : undefined
    if (form.fail({ phone: phoneError(phone), captcha: captchaError })) return
    if (secondsLeft > 0) return onSent()
    if (isSending) return
    setSending(true)
    const refused = await call()
    setSending(false)
    form.change({ captcha: '' })
    if (form.fail(refused)) return
    setSent({ phone, until: Date.now() + RESEND_MS })
    onSent()
  }

  return { secondsLeft, isSending, isSent, isDemo: captcha.traits?.demo === true, send }
}
