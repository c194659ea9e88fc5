import { useState } from 'react'
import { useRuntime } from '#runtime'
import { failureOf } from '#runtime/http'
import type { PhoneVerification } from '#schemas'
import { visitorErrorCodes } from '#schemas/operations'
import { assignErrors } from '../../../forms/server-errors.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { malformedResponse } from '../../login/sign-in.ts'
import { captchaInput, confirmInput, newPasswordInput, phoneInput, smsCodeInput } from '../fields/inputs.ts'
import { passwordErrors } from '../fields/password-errors.ts'
import { useCaptcha } from '../fields/use-captcha.ts'
import { codeError, useSmsCode } from '../fields/use-sms-code.ts'

/** Number of a step: 1 is the phone, 2 the code, 3 the new password, and 4 the confirmation. */
export type Step = 1 | 2 | 3 | 4

const fields = [
  { ...phoneInput, props: { ...phoneInput.props, autoFocus: true } },
  captchaInput,
  { ...smsCodeInput, props: { autoFocus: true } },
  { ...newPasswordInput, title: 'New password', props: { autoFocus: true } },
  confirmInput,
]

/** Inputs of each step. */
const inputsOf: Record<Step, readonly string[]> = {
  1: ['phone', 'captcha'],
  2: ['captcha', 'smscode'],
  3: ['password', 'confirm'],
  4: [],
}

const errorsOf = assignErrors({
  [visitorErrorCodes.smsCode]: 'smscode',
  [visitorErrorCodes.passwordWeak]: 'password',
})

/** Proof from the server that the phone is verified, and the account whose password the user may set. */
type Proof = PhoneVerification & { phone: string; smsCode: string }

const isProof = (answer: Partial<PhoneVerification> | null): answer is PhoneVerification =>
  typeof answer?.smscode === 'string' && typeof answer.username === 'string'

const isProofExpired = (error: unknown) =>
  Number(failureOf(error)?.businessCode) === visitorErrorCodes.proofGone

/**
 * State of the steps. The user can go back and forth without losing entries. Call this hook in an `observer`.
 */
export function useAlteration() {
  const { http } = useRuntime()
  const captcha = useCaptcha()
  const [step, setStep] = useState<Step>(1)
  const [proof, setProof] = useState<Proof>()
  const username = proof?.username ?? ''
  const form = useCheckedForm({
    page: 'user/alteration',
    fields,
    check: ({ smscode, password, confirm }) => {
      if (step === 2) return { smscode: codeError(smscode) }
      return step === 3 ? passwordErrors({ password, confirm }, username) : {}
    },
    send: (typed) => {
      if (step === 1) return sms.send()
      return step === 2 ? verify(typed) : change(typed)
    },
    errorsOf,
  })
  const sms = useSmsCode({ purpose: 'reset', form, captcha, onSent: () => setStep(2) })

  const verify = async ({ phone, smscode }: { phone: string; smscode: string }) => {
    // A code is valid only once. If the code is unchanged, it has already verified the phone, so it isn't
    // sent again.
    if (proof?.phone === phone && proof.smsCode === smscode) return setStep(3)
    const args = { phone, smscode }
    const answer = await http.call<Partial<PhoneVerification> | null>('visitor.phoneVerification', args)
    if (!isProof(answer)) throw malformedResponse(undefined)
    setProof({ ...answer, phone, smsCode: smscode })
    setStep(3)
  }

  const change = async ({ password }: { password: string }) => {
    if (!proof) return
    const { phone, smscode } = proof
    try {
      await http.call('visitor.passwordChange', { username, password, smscode, phone })
      setStep(4)
    } catch (error) {
      if (!isProofExpired(error)) throw error
      setProof(undefined)
      form.change({ smscode: '' })
      form.setFailure('The phone verification has expired. Request a new code.')
      setStep(2)
    }
  }

  const back = () => {
    form.setFailure(undefined)
    setStep(step === 3 ? 2 : 1)
  }
  return {
    form,
    step,
    only: inputsOf[step],
    // In step 2, the captcha is needed only for sending another code, which is possible after the countdown.
    captcha: step === 2 && sms.secondsLeft > 0 ? undefined : captcha,
    hasSms: captcha.traits?.sms !== false,
    sms,
    username,
    back,
  }
}
