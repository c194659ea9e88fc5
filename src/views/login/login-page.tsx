import { useState } from 'react'
import { createVisitorHttp } from '../../session/visitor-http.ts'
import { Head } from '../visitor/fields/form-parts.tsx'
import { useCaptcha } from '../visitor/fields/use-captcha.ts'
import { VisitorLink } from '../visitor/visitor-link.tsx'
import type { VisitorPageProps } from '../visitor/visitor-page.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { DemoPanel } from './demo-panel.tsx'
import styles from './login.module.css'
import { PasswordLogin } from './password-login.tsx'
import { PhoneLogin } from './phone-login.tsx'
import { usePasswordLogin } from './use-password-login.ts'
import { usePhoneLogin } from './use-phone-login.ts'
import { type Way, WayTabs } from './way-tabs.tsx'

/** Signing in, with a password or with a code by SMS. Both forms keep what was typed while the other one is shown. */
export function LoginPage({ text, go, account = '', note, onStart, onSignedIn }: VisitorPageProps) {
  const [http] = useState(createVisitorHttp)
  const [way, setWay] = useState<Way>()
  const captcha = useCaptcha(http)
  const common = { http, text, captcha, onSignedIn }
  const withPassword = usePasswordLogin({ ...common, note, username: account })
  const withPhone = usePhoneLogin(common)
  const hasSms = captcha.traits?.sms !== false

  const pick = (username: string) => {
    onStart()
    setWay('password')
    withPassword.fields.change({ username, password: DEMO_PASSWORD })
  }
  const form =
    way === 'phone' ? (
      <PhoneLogin text={text} captcha={captcha} form={withPhone} />
    ) : (
      <PasswordLogin text={text} captcha={captcha} form={withPassword} isFirst={way === undefined} />
    )

  return (
    <div onInput={onStart}>
      <Head title={text('Sign in')} lead={text('brand management back office')} />
      {hasSms ? (
        <WayTabs text={text} way={way ?? 'password'} onChange={setWay}>
          {form}
        </WayTabs>
      ) : (
        <div className={styles.only}>{form}</div>
      )}
      {hasSms ? (
        <p className={styles.links}>
          <VisitorLink to="alteration" go={go}>
            {text('Forgot your password?')}
          </VisitorLink>
          <VisitorLink to="register" go={go}>
            {text('Register an account')}
          </VisitorLink>
        </p>
      ) : null}
      {captcha.traits?.demo ? <DemoPanel text={text} onPick={pick} /> : null}
    </div>
  )
}
