import { useRef } from 'react'
import { useRuntime, useText } from '#runtime'
import { errorText, failureOf, fieldMessages } from '#runtime/http'
import { removeToast } from '../app/notify/notify.ts'
import { inputOf } from '../forms/input-of.ts'
import { useCheckedForm } from '../forms/use-checked-form.ts'
import { passwordErrors } from '../views/visitor/fields/password-errors.ts'

const passwordInput = <Name extends string>(name: Name, title: string, autoComplete = 'new-password') =>
  inputOf(name, title, { component: 'Password', props: { maxLength: 200, autoComplete } })

const fieldsFor = (old: string) => [
  passwordInput('oldpassword', old, 'current-password'),
  passwordInput('password', 'new password'),
  passwordInput('confirmpassword', 'confirm new password'),
]

const fields = fieldsFor('old password')
const firstFields = fieldsFor('One-time password')

interface PasswordFormOptions {
  username: string
  /** True if the current password is a one-time password. */
  isFirst: boolean
  onChanged: () => void
}

/**
 * Form with the old password, the new password and its repetition. Shows the server's message after a
 * success, or as a warning after a failure. The error of an input is also shown at the input.
 */
export function usePasswordForm({ username, isFirst, onChanged }: PasswordFormOptions) {
  const text = useText()
  const { http, notify } = useRuntime()
  const warning = useRef<string>(undefined)
  const missing = isFirst ? 'Enter the one-time password' : 'please enter the old password!'

  const warn = (error: unknown) => {
    if (!failureOf(error)?.notified) {
      warning.current = errorText(error, text)
      notify.toast({ type: 'warning', text: warning.current })
    }
    throw error
  }

  return useCheckedForm({
    page: 'user/password',
    fields: isFirst ? firstFields : fields,
    check: ({ oldpassword, password, confirmpassword }) => {
      const wrong = passwordErrors({ password, confirm: confirmpassword }, username)
      return {
        oldpassword: oldpassword ? undefined : missing,
        password: wrong.password,
        confirmpassword: wrong.confirm,
      }
    },
    send: async (passwords) => {
      if (warning.current !== undefined) removeToast(warning.current)
      warning.current = undefined
      let answer = text('The password is changed.')
      const onMessage = (message: string) => {
        answer = message
      }
      await http.call('user.updatePassword', { ...passwords, username }, { onMessage }).catch(warn)
      notify.toast({ type: 'success', text: answer })
      onChanged()
    },
    errorsOf: fieldMessages,
    // The warning has already shown the error.
    onFailure: () => undefined,
  })
}
