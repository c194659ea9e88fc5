import type { ChangeEvent } from 'react'
import type { Translate } from '#runtime/i18n'
import { markTyped } from './mark-typed.ts'
import { PasswordInput } from './password-input.tsx'
import { PasswordMeter } from './password-meter.tsx'
import type { Fields } from './use-fields.ts'
import { type PasswordField, wrongPassword } from './wrong-password.ts'

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
