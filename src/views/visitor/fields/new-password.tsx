import type { Translate } from '#runtime/i18n'
import { passwordRules } from '../../../session/password-strength.ts'
import { PasswordInput } from './password-input.tsx'
import { PasswordMeter } from './password-meter.tsx'
import type { FieldErrors, Fields } from './use-fields.ts'

export type PasswordField = 'password' | 'confirm'

interface NewPasswordProps {
  text: Translate
  fields: Fields<PasswordField>
  username: string
  label: string
  autoFocus?: boolean
}

/** A new password twice, with its strength and the rules. */
export function NewPassword({ text, fields, username, label, autoFocus }: NewPasswordProps) {
  return (
    <>
      <PasswordInput
        {...fields.bind('password')}
        text={text}
        label={label}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <PasswordMeter text={text} password={fields.values.password} username={username} />
      <PasswordInput
        {...fields.bind('confirm')}
        text={text}
        label={text('Confirm password')}
        autoComplete="new-password"
      />
    </>
  )
}

/** What is wrong with a new password and its repetition, as far as the browser can tell. */
export function wrongPassword(
  { password, confirm }: Readonly<Record<PasswordField, string>>,
  username: string,
): FieldErrors<PasswordField> {
  return { password: wrongChoice(password, username), confirm: wrongRepetition(password, confirm) }
}

function wrongChoice(password: string, username: string): string | undefined {
  const { isLong, isNotName } = passwordRules(password, username)
  if (password === '') return 'please enter the new password!'
  if (!isLong) return 'A password has at least 8 characters.'
  return isNotName ? undefined : 'A password is not the user name.'
}

function wrongRepetition(password: string, confirm: string): string | undefined {
  if (confirm === '') return 'please confirm the new password!'
  return confirm === password ? undefined : 'the two passwords entered differ!'
}
