import { type FormEvent, useState } from 'react'
import { failureOf } from '#runtime/http'
import type { Translate } from '#runtime/i18n'
import type { PhoneVerification } from '#schemas'
import { visitorRefusals } from '#schemas/operations'
import { createVisitorHttp } from '../../../session/visitor-http.ts'
import { messageOf, placeRefusal } from '../fields/refusal.ts'
import { useCaptcha } from '../fields/use-captcha.ts'
import { useFields } from '../fields/use-fields.ts'
import { useSmsCode } from '../fields/use-sms-code.ts'
import { wrongPassword } from '../fields/wrong-password.ts'

const EMPTY = { phone: '', captcha: '', smscode: '', password: '', confirm: '' }
type Field = keyof typeof EMPTY

/** Phone, code, new password, done. */
export type Step = 1 | 2 | 3 | 4

/** What the server gave for the code of a phone: whose password may be set, and the proof. */
type Proof = PhoneVerification & { phone: string; smsCode: string }

const isProof = (answer: Partial<PhoneVerification> | null): answer is PhoneVerification =>
  typeof answer?.smscode === 'string' && typeof answer.username === 'string'

const hasProofGone = (error: unknown) => Number(failureOf(error)?.businessCode) === visitorRefusals.proofGone

const PLACES = [
  [visitorRefusals.smsCode, 'smscode'],
  [visitorRefusals.passwordWeak, 'password'],
] as const

/** The state of the steps; what was typed stays while people go back and forth, and is gone with the page. */
export function useAlteration(text: Translate) {
  const [http] = useState(createVisitorHttp)
  const captcha = useCaptcha(http)
  const fields = useFields<Field>(EMPTY, text)
  const sms = useSmsCode({ http, purpose: 'reset', fields, captcha })
  const [step, setStep] = useState<Step>(1)
  const [proof, setProof] = useState<Proof>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { phone, smscode, password } = fields.values

  const goTo = (next: Step, why?: string) => {
    setFailure(why)
    setStep(next)
  }
  const refuse = (error: unknown) => {
    const placed = placeRefusal(error, PLACES)
    if (placed) fields.fail(placed)
    else setFailure(messageOf(error))
  }

  const sendCode = async () => {
    setFailure(undefined)
    if (await sms.send()) goTo(2)
  }

  const verify = async () => {
    if (fields.fail({ smscode: smscode.trim() ? undefined : 'Please enter the code of the SMS.' })) return
    // The code is good once: who came back without changing it has proved the phone already.
    if (proof?.phone === phone && proof.smsCode === smscode) return goTo(3)
    try {
      const answer = await http.call<Partial<PhoneVerification> | null>('visitor.phoneVerification', {
        phone,
        smscode,
      })
      if (!isProof(answer)) return setFailure('The server gave an answer that cannot be read.')
      setProof({ ...answer, phone, smsCode: smscode })
      goTo(3)
    } catch (error) {
      refuse(error)
    }
  }

  const change = async () => {
    if (!proof || fields.fail(wrongPassword(fields.values, proof.username))) return
    try {
      const { username, smscode: proved } = proof
      await http.call('visitor.passwordChange', { username, password, smscode: proved, phone: proof.phone })
      goTo(4)
    } catch (error) {
      if (!hasProofGone(error)) return refuse(error)
      setProof(undefined)
      fields.change({ smscode: '' })
      goTo(2, 'The check of your phone is too old or used up. Please send yourself a new code.')
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    await { 1: sendCode, 2: verify, 3: change, 4: async () => undefined }[step]()
    setBusy(false)
  }

  return {
    captcha,
    fields,
    sms,
    step,
    failure,
    isBusy,
    username: proof?.username ?? '',
    submit,
    sendCode,
    back: () => goTo(step === 3 ? 2 : 1),
  }
}
