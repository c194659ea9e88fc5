import type { Translate } from '#runtime/i18n'
import { CaptchaInput } from '../visitor/fields/captcha-input.tsx'
import { FormAlert, SubmitButton } from '../visitor/fields/form-parts.tsx'
import { PasswordInput } from '../visitor/fields/password-input.tsx'
import { TextInput } from '../visitor/fields/text-input.tsx'
import type { CaptchaState } from '../visitor/fields/use-captcha.ts'
import type { usePasswordLogin } from './use-password-login.ts'

interface PasswordLoginProps {
  text: Translate
  captcha: CaptchaState
  form: ReturnType<typeof usePasswordLogin>
  /** What people see first takes the focus; a tab that was chosen keeps it. */
  isFirst: boolean
  /** A form out of sight asks for no captcha: the other one does. */
  isShown: boolean
}

/** User name, password and, when the server asks for it, a captcha. */
export function PasswordLogin({
  text,
  captcha,
  form: { fields, ...form },
  isFirst,
  isShown,
}: PasswordLoginProps) {
  return (
    <form noValidate onSubmit={form.submit} aria-busy={form.isBusy}>
      <FormAlert>{form.failure === undefined ? undefined : text(form.failure)}</FormAlert>
      <TextInput
        {...fields.bind('username')}
        label={text('User name')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        autoFocus={isFirst}
      />
      <PasswordInput
        {...fields.bind('password')}
        text={text}
        label={text('Password')}
        autoComplete="current-password"
      />
      {isShown && captcha.isNeeded ? (
        <CaptchaInput {...fields.bind('captcha')} text={text} captcha={captcha} />
      ) : null}
      <SubmitButton isBusy={form.isBusy}>{form.isBusy ? text('Signing in…') : text('Sign in')}</SubmitButton>
    </form>
  )
}
