import type { FieldErrors } from '../../../forms/server-errors.ts'
import { passwordRules } from '../../../session/password-strength.ts'

export type PasswordField = 'password' | 'confirm'

/** Errors of a new password and of its repetition. `missing` is the error text for an empty password. */
export function passwordErrors(
  { password, confirm }: Readonly<Record<PasswordField, string>>,
  username: string,
  missing = 'please enter the new password!',
): FieldErrors<PasswordField> {
  return {
    password: password ? passwordError(password, username) : missing,
    confirm: repetitionError(password, confirm),
  }
}

/** Error of a new password, as English source text. */
export function passwordError(password: string, username: string): string | undefined {
  const { isLong, isNotName } = passwordRules(password, username)
  if (!isLong) return 'The password needs at least 8 characters.'
  return isNotName ? undefined : "The password can't be the user name."
}

/**
 * Error of the repeated password. If both passwords are equal, returns an empty string, which clears an
 * earlier error.
 */
function repetitionError(password: string, confirm: string): string {
  if (confirm === '') return 'please confirm the new password!'
  return confirm === password ? '' : 'the two passwords entered differ!'
}
