import { useEffect, useRef } from 'react'
import { DoneMark } from '../done-mark.tsx'
import { FormAlert, Head, SubmitButton } from '../fields/form-parts.tsx'
import { NoSms } from '../no-sms.tsx'
import styles from '../visitor.module.css'
import { VisitorLink } from '../visitor-link.tsx'
import type { VisitorPageProps } from '../visitor-page.ts'
import { StepFields } from './step-fields.tsx'
import { StepList } from './step-list.tsx'
import { useAlteration } from './use-alteration.ts'

/** The forgotten password: a phone, its code, a new password, done. A reload begins anew. */
export function AlterationPage({ text, go }: VisitorPageProps) {
  const form = useAlteration(text)
  const { step } = form
  const page = useRef<HTMLDivElement>(null)
  // The steps before focus their first input; the last one has none.
  useEffect(() => {
    if (step === 4) page.current?.querySelector('h1')?.focus()
  }, [step])

  const leads = {
    1: text('Enter the mobile number of your account. We send a code to it.'),
    2: text('Enter the code that was sent to {{phone}}.', { phone: form.fields.values.phone }),
    3: text('Choose a new password for {{username}}.', { username: form.username }),
    4: text('Your password is changed, and you are signed out everywhere. Sign in with the new one.'),
  }
  const buttons = { 1: text('Send code and go on'), 2: text('Go on'), 3: text('Set the password'), 4: '' }

  return (
    <div ref={page}>
      {step === 4 ? <DoneMark /> : null}
      <Head title={step === 4 ? text('Password changed') : text('Reset password')} lead={leads[step]} />
      <StepList text={text} step={step} />
      {form.captcha.traits?.sms === false ? <NoSms text={text} /> : null}
      {step === 4 ? (
        <VisitorLink to="login" go={go} account={form.username} look="button">
          {text('Go to sign in')}
        </VisitorLink>
      ) : (
        <form noValidate onSubmit={form.submit} aria-busy={form.isBusy}>
          <FormAlert>{form.failure === undefined ? undefined : text(form.failure)}</FormAlert>
          <StepFields key={step} text={text} form={form} />
          <SubmitButton isBusy={form.isBusy}>{buttons[step]}</SubmitButton>
        </form>
      )}
      {step === 4 ? null : (
        <p className={styles.links}>
          {step === 1 ? null : (
            <button type="button" className={styles.link} onClick={form.back}>
              {text('Back')}
            </button>
          )}
          <VisitorLink to="login" go={go}>
            {text('Sign in with an existing account')}
          </VisitorLink>
        </p>
      )}
    </div>
  )
}
