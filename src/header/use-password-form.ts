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
 * Form with the old password, the new password and its repetition. Shows a message after a success. An error
 * is shown at the input that caused it. Other errors are shown as a warning.
 */
export function usePasswordForm({ username, isFirst, onChanged }: PasswordFormOptions) {
  const text = useText()
  const { http, notify } = useRuntime()
  const warning = useRef<string>(undefined)
  const missing = isFirst ? 'Enter the one-time password' : 'please enter the old password!'

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
      await http.call('user.updatePassword', { ...passwords, username }, { onMessage })
      notify.toast({ type: 'success', text: answer })
      onChanged()
    },
    errorsOf: fieldMessages,
    onFailure: (error) => {
      if (failureOf(error)?.notified) return
      const message = errorText(error, text)
      warning.current = message
      notify.toast({ type: 'warning', text: message })
    },
  })
}
