import { type FormEvent, useState } from 'react'
import { visitorRefusals } from '#schemas/operations'
import { messageOf, placeRefusal } from '../visitor/fields/refusal.ts'
import { useFields } from '../visitor/fields/use-fields.ts'
import { useSmsCode, wrongPhone } from '../visitor/fields/use-sms-code.ts'
import { type Credentials, signIn } from './sign-in.ts'
import type { LoginOptions } from './use-password-login.ts'

export type PhoneLoginOptions = Omit<LoginOptions, 'note'>

const PLACES = [
  [visitorRefusals.phone, 'phone'],
  [visitorRefusals.smsCode, 'smscode'],
] as const

/** The state of the form with phone and SMS code. */
export function usePhoneLogin({ http, text, captcha, offer, onSignedIn }: PhoneLoginOptions) {
  const fields = useFields({ phone: '', captcha: '', smscode: '' }, text)
  const sms = useSmsCode({ http, purpose: 'login', fields, captcha })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { phone, smscode } = fields.values

  const refuse = (error: unknown) => {
    setBusy(false)
    const placed = placeRefusal(error, PLACES)
    if (placed) fields.fail(placed)
    else setFailure(messageOf(error))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const isWrong = fields.fail({
      phone: wrongPhone(phone),
      smscode: smscode.trim() ? undefined : 'Please enter the code of the SMS.',
    })
    if (isWrong) return
    setBusy(true)
    try {
      const args = { mobile: phone, captcha: smscode }
      const login: Credentials = { operation: 'visitor.phoneLogin', args }
      await signIn(http, offer ? await offer.bind(login) : login)
    } catch (error) {
      return refuse(error)
    }
    await onSignedIn()
  }

  const sendCode = async () => {
    setFailure(undefined)
    if (await sms.send()) fields.focus('smscode')
  }

  return { fields, sms, failure, isBusy, submit, sendCode }
}
