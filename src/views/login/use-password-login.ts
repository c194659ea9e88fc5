import { type Message, useRuntime } from '#runtime'
import { inputOf } from '../../forms/input-of.ts'
import { useCheckedForm } from '../../forms/use-checked-form.ts'
import { captchaInput, usernameInput } from '../visitor/fields/inputs.ts'
import { type CaptchaState, captchaProof, isCaptchaRefused } from '../visitor/fields/use-captcha.ts'
import { type Credentials, type Offer, signIn } from './sign-in.ts'

export interface LoginOptions {
  captcha: CaptchaState
  /** User of an OAuth provider who is linked to the account that signs in. */
  offer: Offer | undefined
  onSignedIn: () => Promise<void>
}

interface PasswordLoginOptions extends LoginOptions {
  /** Reason why the last session ended. */
  note: Message | undefined
  username: string
}

const fields = [
  usernameInput,
  inputOf('password', 'Password', { component: 'Password', props: { autoComplete: 'current-password' } }),
  captchaInput,
]

/** The form with user name and password. The form also has a captcha if the server requires it. */
export function usePasswordLogin({ captcha, note, offer, onSignedIn, username }: PasswordLoginOptions) {
  const { http } = useRuntime()
  const form = useCheckedForm({
    page: 'user/login',
    fields,
    values: { username },
    note,
    check: (values) => ({
      username: values.username.trim() ? undefined : 'Enter your user name.',
      password: values.password ? undefined : 'Enter your password.',
      captcha: captcha.isNeeded && !values.captcha.trim() ? 'Enter the verification code.' : undefined,
    }),
    send: async ({ username, password, captcha: answer }) => {
      const args = { username, password, ...captchaProof(captcha, answer) }
      const login: Credentials = { operation: 'session.login', args }
      try {
        await signIn(http, offer ? await offer.bind(login) : login)
      } catch (error) {
        await startOver(isCaptchaRefused(error))
        throw error
      }
      await onSignedIn()
    },
  })
  /** Loads a new captcha after a failed attempt, because each captcha is valid only once. */
  const startOver = (isPicture: boolean) => {
    form.change({ captcha: '' })
    form.focus(isPicture ? 'captcha' : 'password')
    return captcha.refresh(isPicture)
  }
  return form
}
