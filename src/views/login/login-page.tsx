import { lazy, Suspense, useState } from 'react'
import { createVisitorHttp } from '../../session/visitor-http.ts'
import { Head } from '../visitor/fields/form-parts.tsx'
import { useCaptcha } from '../visitor/fields/use-captcha.ts'
import { VisitorLink } from '../visitor/visitor-link.tsx'
import type { VisitorPageProps } from '../visitor/visitor-page.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import styles from './login.module.css'
import { PasswordLogin } from './password-login.tsx'
import type { Offer } from './sign-in.ts'
import { usePasswordLogin } from './use-password-login.ts'
import { type Way, WayTabs } from './way-tabs.tsx'

const PhoneLogin = lazy(async () => ({ default: (await import('./phone-login.tsx')).PhoneLogin }))
const Elsewhere = lazy(async () => ({ default: (await import('./elsewhere/elsewhere.tsx')).Elsewhere }))
const DemoPanel = lazy(async () => ({ default: (await import('./demo-panel.tsx')).DemoPanel }))

/** Signing in, with a password or with a code by SMS. Both forms keep what was typed while the other one is shown. */
export function LoginPage({ text, go, account = '', note, onStart, onSignedIn }: VisitorPageProps) {
  const [http] = useState(createVisitorHttp)
  const [way, setWay] = useState<Way>()
  // Fetched when it is wanted, and from then on it stays: it minds the time until another code can be sent.
  const [isPhoneOpen, setPhoneOpen] = useState(false)
  const captcha = useCaptcha(http)
  const [offer, setOffer] = useState<Offer>()
  const common = { http, text, captcha, offer, onSignedIn }
  const withPassword = usePasswordLogin({ ...common, note, username: account })
  const hasSms = captcha.traits?.sms !== false

  const choose = (chosen: Way) => {
    setWay(chosen)
    if (chosen === 'phone') setPhoneOpen(true)
  }
  const pick = (username: string) => {
    onStart()
    setWay('password')
    withPassword.fields.change({ username, password: DEMO_PASSWORD })
  }
  const passwordLogin = (
    <PasswordLogin
      text={text}
      captcha={captcha}
      form={withPassword}
      isFirst={way === undefined}
      isShown={way !== 'phone'}
    />
  )
  const phoneLogin = isPhoneOpen ? (
    <Suspense>
      <PhoneLogin {...common} isShown={way === 'phone'} />
    </Suspense>
  ) : null

  const elsewhere = captcha.traits?.elsewhere ? (
    <Suspense>
      <Elsewhere {...common} {...captcha.traits.elsewhere} isTold={note !== undefined} onOffer={setOffer} />
    </Suspense>
  ) : null

  return (
    <div onInput={onStart}>
      <Head title={text('Sign in')} lead={text('brand management back office')} />
      {offer ? elsewhere : null}
      {hasSms ? (
        <WayTabs
          text={text}
          way={way ?? 'password'}
          onChange={choose}
          forms={{ password: passwordLogin, phone: phoneLogin }}
        />
      ) : (
        <div className={styles.only}>{passwordLogin}</div>
      )}
      {offer ? null : elsewhere}
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
      <Suspense>{captcha.traits?.demo ? <DemoPanel text={text} onPick={pick} /> : null}</Suspense>
    </div>
  )
}
