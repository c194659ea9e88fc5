import type { ChangeEvent } from 'react'
import type { Translate } from '#runtime/i18n'
import { passwordRules } from '../../../session/password-strength.ts'
import { markTyped } from './mark-typed.ts'
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

/** A new password twice, with its strength and the rules; what is wrong is marked when an input is left. */
export function NewPassword({ text, fields, username, label, autoFocus }: NewPasswordProps) {
  const password = fields.bind('password')
  const check = () => markTyped(fields, wrongPassword(fields.values, username))
  const changePassword = (event: ChangeEvent<HTMLInputElement>) => {
    password.onChange(event)
    // Whether they differ is another question now.
    if (fields.values.confirm) fields.mark('confirm', undefined)
  }

  return (
    <>
      <PasswordInput
        {...password}
        onChange={changePassword}
        onBlur={check}
        text={text}
        label={label}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <PasswordMeter text={text} password={fields.values.password} username={username} />
      <PasswordInput
        {...fields.bind('confirm')}
        onBlur={check}
        text={text}
        label={text('Confirm password')}
        autoComplete="new-password"
      />
    </>
  )
}

/** What is wrong with a new password and its repetition, as far as the browser can tell; `missing` asks for one. */
export function wrongPassword(
  { password, confirm }: Readonly<Record<PasswordField, string>>,
  username: string,
  missing = 'please enter the new password!',
): FieldErrors<PasswordField> {
  return {
    password: password ? wrongChoice(password, username) : missing,
    confirm: wrongRepetition(password, confirm),
  }
}

function wrongChoice(password: string, username: string): string | undefined {
  const { isLong, isNotName } = passwordRules(password, username)
  if (!isLong) return 'A password has at least 8 characters.'
  return isNotName ? undefined : 'A password is not the user name.'
}

function wrongRepetition(password: string, confirm: string): string | undefined {
  if (confirm === '') return 'please confirm the new password!'
  return confirm === password ? undefined : 'the two passwords entered differ!'
}
