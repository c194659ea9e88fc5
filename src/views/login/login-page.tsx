import { lazy, Suspense, useState } from 'react'
import { loadChunk, useText } from '#runtime'
import { PageHeading } from '../visitor/fields/form-parts.tsx'
import { useCaptcha } from '../visitor/fields/use-captcha.ts'
import { VisitorFormView } from '../visitor/fields/visitor-form.tsx'
import { VisitorLink } from '../visitor/visitor-link.tsx'
import type { VisitorPageProps } from '../visitor/visitor-page.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import styles from './login.module.css'
import type { Offer } from './sign-in.ts'
import { type SignInMethod, SignInTabs } from './sign-in-tabs.tsx'
import { usePasswordLogin } from './use-password-login.ts'

const PhoneLogin = lazy(() =>
  loadChunk(async () => ({ default: (await import('./phone-login.tsx')).PhoneLogin })),
)
const OAuthLogins = lazy(() =>
  loadChunk(async () => ({ default: (await import('./oauth/oauth-logins.tsx')).OAuthLogins })),
)
const DemoPanel = lazy(() =>
  loadChunk(async () => ({ default: (await import('./demo-panel.tsx')).DemoPanel })),
)

/** Sign-in with a password or an SMS code. Each form keeps its entries while the user sees the other form. */
export function LoginPage({ go, account = '', note, onStart, onSignedIn }: VisitorPageProps) {
  const text = useText()
  const [way, setWay] = useState<SignInMethod>()
  // The phone form is loaded on demand and then stays mounted, because it counts down until the next code.
  const [isPhoneOpen, setPhoneOpen] = useState(false)
  const captcha = useCaptcha()
  const [offer, setOffer] = useState<Offer>()
  const common = { captcha, offer, onSignedIn }
  const withPassword = usePasswordLogin({ ...common, note, username: account })
  const hasSms = captcha.traits?.sms !== false

  const choose = (chosen: SignInMethod) => {
    setWay(chosen)
    if (chosen === 'phone') setPhoneOpen(true)
  }
  const pick = (username: string) => {
    onStart()
    setWay('password')
    withPassword.change({ username, password: DEMO_PASSWORD })
  }
  const passwordLogin = (
    <VisitorFormView
      form={withPassword}
      captcha={way === 'phone' ? undefined : captcha}
      label={withPassword.isBusy ? text('Signing in…') : text('Sign in')}
    />
  )
  const phoneLogin = isPhoneOpen ? (
    <Suspense>
      <PhoneLogin {...common} isShown={way === 'phone'} />
    </Suspense>
  ) : null

  const otherLogins = captcha.traits?.oauth ? (
    <Suspense>
      <OAuthLogins {...common} {...captcha.traits.oauth} isTold={note !== undefined} onOffer={setOffer} />
    </Suspense>
  ) : null

  return (
    <div onInput={onStart}>
      <PageHeading title={text('Sign in')} />
      {offer ? otherLogins : null}
      {hasSms ? (
        <SignInTabs
          way={way ?? 'password'}
          onChange={choose}
          forms={{ password: passwordLogin, phone: phoneLogin }}
        />
      ) : (
        <div className={styles.only}>{passwordLogin}</div>
      )}
      {offer ? null : otherLogins}
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
      <Suspense>{captcha.traits?.demo ? <DemoPanel onPick={pick} /> : null}</Suspense>
    </div>
  )
}
