import type { FieldErrors } from '../../../forms/refusal.ts'
import { passwordRules } from '../../../session/password-strength.ts'

export type PasswordField = 'password' | 'confirm'

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

/** What is wrong with a new password by itself, an English source text. */
export function wrongChoice(password: string, username: string): string | undefined {
  const { isLong, isNotName } = passwordRules(password, username)
  if (!isLong) return 'The password needs at least 8 characters.'
  return isNotName ? undefined : "The password can't be the user name."
}

/** The password may have changed since it was repeated: then an empty text clears the error. */
function wrongRepetition(password: string, confirm: string): string {
  if (confirm === '') return 'please confirm the new password!'
  return confirm === password ? '' : 'the two passwords entered differ!'
}
