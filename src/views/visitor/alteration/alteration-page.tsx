import { useEffect, useRef } from 'react'
import { observer, useText } from '#runtime'
import { DoneMark } from '../done-mark.tsx'
import { PageHeading } from '../fields/form-parts.tsx'
import { VisitorFormView } from '../fields/visitor-form.tsx'
import { NoSms } from '../no-sms.tsx'
import styles from '../visitor.module.css'
import { VisitorLink } from '../visitor-link.tsx'
import type { VisitorPageProps } from '../visitor-page.ts'
import { StepList } from './step-list.tsx'
import { useAlteration } from './use-alteration.ts'

/** Password reset in four steps: phone, code, new password, done. A reload of the browser starts over. */
export const AlterationPage = observer(({ go }: VisitorPageProps) => {
  const text = useText()
  const { form, step, hasSms, back, ...view } = useAlteration()
  const { username } = view
  const page = useRef<HTMLDivElement>(null)
  // The last step has no input to focus, so its heading gets the focus.
  useEffect(() => {
    if (step === 4) page.current?.querySelector('h1')?.focus()
  }, [step])

  const leads = {
    1: text("Enter the mobile number of your account. We'll send you a code."),
    2: text('Enter the code sent to {{phone}}.', { phone: form.read().phone }),
    3: text('Choose a new password for {{username}}.', { username }),
    4: text('Your password is changed and you are signed out everywhere. Sign in with the new password.'),
  }
  const buttons = { 1: text('Send code and continue'), 2: text('Continue'), 3: text('Set password'), 4: '' }

  return (
    <div ref={page}>
      {step === 4 ? <DoneMark /> : null}
      <PageHeading
        title={step === 4 ? text('Password changed') : text('Reset password')}
        lead={leads[step]}
      />
      <StepList step={step} />
      {hasSms ? null : <NoSms />}
      {step === 4 ? (
        <VisitorLink to="login" go={go} account={username} variant="button">
          {text('Go to sign in')}
        </VisitorLink>
      ) : (
        <VisitorFormView form={form} label={buttons[step]} {...view}>
          {/* Gives password managers the user name. */}
          {step === 3 && (
            <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
          )}
        </VisitorFormView>
      )}
      {step === 4 ? null : (
        <p className={styles.links}>
          {step === 1 ? null : (
            <button type="button" className={styles.link} onClick={back}>
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
})
