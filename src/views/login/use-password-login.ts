import { type FormEvent, useState } from 'react'
import type { Http } from '#runtime/http'
import type { Translate } from '#runtime/i18n'
import { messageOf } from '../visitor/fields/refusal.ts'
import { type CaptchaState, captchaProof, isCaptchaRefused } from '../visitor/fields/use-captcha.ts'
import { useFields } from '../visitor/fields/use-fields.ts'
import { type Credentials, type Offer, signIn } from './sign-in.ts'

export interface LoginOptions {
  http: Http
  text: Translate
  captcha: CaptchaState
  /** Why the last session ended. */
  note: string | undefined
  /** An account elsewhere that is to be bound to the one that signs in. */
  offer: Offer | undefined
  onSignedIn: () => Promise<void>
}

interface PasswordLoginOptions extends LoginOptions {
  username: string
}

/** The state of the form with user name and password. */
export function usePasswordLogin({
  http,
  text,
  captcha,
  note,
  offer,
  onSignedIn,
  username,
}: PasswordLoginOptions) {
  const fields = useFields({ username, password: '', captcha: '' }, text)
  const [failure, setFailure] = useState(note)
  const [isBusy, setBusy] = useState(false)
  const { values } = fields

  const refuse = async (error: unknown) => {
    const isPicture = isCaptchaRefused(error)
    setFailure(messageOf(error))
    setBusy(false)
    fields.change({ captcha: '' })
    fields.focus(isPicture ? 'captcha' : 'password')
    await captcha.refresh(isPicture)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    const needsAnswer = captcha.isNeeded && !values.captcha.trim()
    const isWrong = fields.fail({
      username: values.username.trim() ? undefined : 'Please enter your user name.',
      password: values.password ? undefined : 'Please enter your password.',
      captcha: needsAnswer ? 'Please enter the verification code.' : undefined,
    })
    if (isWrong) return
    setBusy(true)
    const { username, password } = values
    const args = { username, password, ...captchaProof(captcha, values.captcha) }
    try {
      const login: Credentials = { operation: 'session.login', args }
      await signIn(http, offer ? await offer.bind(login) : login)
    } catch (error) {
      return refuse(error)
    }
    await onSignedIn()
  }

  return { fields, failure, isBusy, submit }
}
