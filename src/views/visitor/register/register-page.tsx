import { CaptchaInput } from '../fields/captcha-input.tsx'
import { FormAlert, Head, SubmitButton } from '../fields/form-parts.tsx'
import { markTyped } from '../fields/mark-typed.ts'
import { NewPassword } from '../fields/new-password.tsx'
import { PhoneInput } from '../fields/phone-input.tsx'
import { SmsCodeInput } from '../fields/sms-code-input.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { wrongPhone } from '../fields/use-sms-code.ts'
import { NoSms } from '../no-sms.tsx'
import styles from '../visitor.module.css'
import { VisitorLink } from '../visitor-link.tsx'
import type { VisitorPageProps } from '../visitor-page.ts'
import { useRegister } from './use-register.ts'

/** Registering an account: name, password, and a phone that a code proves. */
export function RegisterPage({ text, go }: VisitorPageProps) {
  const { captcha, fields, sms, name, ...form } = useRegister({ text, go })
  const username = fields.bind('username')

  return (
    <>
      <Head title={text('Register')} lead={text('An account for brand management')} />
      {captcha.traits?.sms === false ? (
        <NoSms text={text} />
      ) : (
        <form className={styles.form} noValidate onSubmit={form.submit} aria-busy={form.isBusy}>
          <FormAlert>{form.failure === undefined ? undefined : text(form.failure)}</FormAlert>
          <TextInput
            {...username}
            error={username.error ?? name.taken}
            label={text('User name')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            autoFocus
            onBlur={name.check}
            hint={name.isFree ? text('This user name is free.') : undefined}
            hintTone="good"
          />
          <NewPassword
            text={text}
            fields={fields}
            username={fields.values.username}
            label={text('Password')}
          />
          <PhoneInput
            {...fields.bind('phone')}
            text={text}
            onBlur={() => markTyped(fields, { phone: wrongPhone(fields.values.phone) })}
          />
          {captcha.isNeeded ? (
            <CaptchaInput {...fields.bind('captcha')} text={text} captcha={captcha} />
          ) : null}
          <SmsCodeInput
            {...fields.bind('smscode')}
            text={text}
            sms={sms}
            onSend={() => void form.sendCode()}
          />
          <SubmitButton isBusy={form.isBusy}>
            {form.isBusy ? text('Registering…') : text('Register')}
          </SubmitButton>
        </form>
      )}
      <p className={styles.links}>
        <VisitorLink to="login" go={go}>
          {text('Sign in with an existing account')}
        </VisitorLink>
      </p>
    </>
  )
}
