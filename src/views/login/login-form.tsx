import type { Translate } from '#runtime/i18n'
import { CaptchaInput } from './captcha-input.tsx'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { DemoPanel } from './demo-panel.tsx'
import styles from './login.module.css'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from './text-input.tsx'
import { type LoginFormOptions, useLoginForm } from './use-login-form.ts'

interface LoginFormProps extends LoginFormOptions {
  text: Translate
}

/** User name, password and, when the server asks for it, a captcha. */
export function LoginForm({ text, ...options }: LoginFormProps) {
  const form = useLoginForm(options)
  const bind = (field: 'username' | 'password' | 'captcha') => {
    const { missing, ...input } = form.bind(field)
    return { ...input, error: missing && text(missing) }
  }

  return (
    <>
      <form className={styles.form} noValidate onSubmit={form.submit} aria-busy={form.isBusy}>
        <h1>{text('Sign in')}</h1>
        <p className={styles.lead}>{text('brand management back office')}</p>
        {form.failure === undefined ? null : (
          <p className={styles.failure} role="alert">
            {text(form.failure)}
          </p>
        )}
        <TextInput
          {...bind('username')}
          name="username"
          label={text('User name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          autoFocus
        />
        <PasswordInput {...bind('password')} text={text} />
        {form.traits?.captcha ? (
          <CaptchaInput {...bind('captcha')} text={text} captcha={form.captcha} onRefresh={form.refresh} />
        ) : null}
        <button type="submit" className={styles.submit} aria-disabled={form.isBusy}>
          {form.isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
          {form.isBusy ? text('Signing in…') : text('Sign in')}
        </button>
      </form>
      {form.traits?.demo ? (
        <DemoPanel text={text} onPick={(username) => form.fill({ username, password: DEMO_PASSWORD })} />
      ) : null}
    </>
  )
}
