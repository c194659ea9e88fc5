import { useState } from 'react'
import type { Http } from '#runtime/http'
import { messageOf } from './refusal.ts'
import { type CaptchaState, captchaProof, isCaptchaRefused } from './use-captcha.ts'
import { useCountdown } from './use-countdown.ts'
import type { FieldErrors, Fields } from './use-fields.ts'

/** What a code is for, as the contract numbers it. */
const MODES = { login: '0', register: '1', reset: '2' } as const

/** How long the button waits before another code can be sent to the same phone. */
const RESEND_MS = 60_000

export type SmsField = 'phone' | 'captcha' | 'smscode'

interface SmsCodeOptions {
  http: Http
  purpose: keyof typeof MODES
  fields: Fields<SmsField>
  captcha: CaptchaState
}

/** The sending of codes, as a form shows it. */
export interface SmsCodeState {
  /** Until another one can be sent to the phone in the form. */
  secondsLeft: number
  isSending: boolean
  /** The phone in the form has got a code. */
  isSent: boolean
  isDemo: boolean
  /** Sends a code to the phone in the form; gives whether it is on its way, now or since less than a minute. */
  send: () => Promise<boolean>
}

/** What is wrong with a mobile number; undefined for eleven digits as the contract wants them. */
export function wrongPhone(phone: string): string | undefined {
  if (!phone.trim()) return 'Please enter your mobile number.'
  return /^1[3-9]\d{9}$/.test(phone.trim()) ? undefined : 'Please enter a mobile number of 11 digits.'
}

/** Sends codes by SMS to the phone of a form, once a minute for each phone. */
export function useSmsCode({ http, purpose, fields, captcha }: SmsCodeOptions): SmsCodeState {
  const [sent, setSent] = useState<{ phone: string; until: number }>()
  const [isSending, setSending] = useState(false)
  const phone = fields.values.phone.trim()
  const isSent = sent?.phone === phone
  const secondsLeft = useCountdown(isSent ? sent.until : undefined)

  const call = async (): Promise<FieldErrors<SmsField> | undefined> => {
    const proof = captchaProof(captcha, fields.values.captcha)
    try {
      await http.call('visitor.sms', { mobile: phone, smsmode: MODES[purpose], ...proof })
      if (captcha.isNeeded) void captcha.refresh()
      return undefined
    } catch (error) {
      const isPicture = isCaptchaRefused(error)
      if (isPicture || captcha.isNeeded) await captcha.refresh(isPicture)
      return { [isPicture ? 'captcha' : 'phone']: messageOf(error) }
    }
  }

  const send = async () => {
    const empty = captcha.isNeeded && !fields.values.captcha.trim()
    const wrong = {
      phone: wrongPhone(phone),
      captcha: empty && secondsLeft === 0 ? 'Please enter the verification code.' : undefined,
    }
    if (fields.fail(wrong)) return false
    if (secondsLeft > 0) return true
    if (isSending) return false
    setSending(true)
    const refused = await call()
    setSending(false)
    fields.change({ captcha: '' })
    if (refused) return !fields.fail(refused)
    setSent({ phone, until: Date.now() + RESEND_MS })
    return true
  }

  return { secondsLeft, isSending, isSent, isDemo: captcha.traits?.demo === true, send }
}
