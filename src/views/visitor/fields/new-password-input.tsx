import { use } from 'react'
import { PasswordInput } from './password-input.tsx'
import { PasswordMeter } from './password-meter.tsx'
import type { TextInputProps } from './text-input.tsx'
import { VisitorFormContext } from './visitor-form-context.ts'

/** Input for a new password. Shows the strength of the password and the rules. */
export function NewPasswordInput(input: TextInputProps) {
  const { username = '' } = use(VisitorFormContext)
  return (
    <>
      <PasswordInput {...input} autoComplete="new-password" />
      <PasswordMeter password={input.value ?? ''} username={username} />
    </>
  )
}
