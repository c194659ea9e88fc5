import { useState } from 'react'
import { currentLanguage } from '../../../locales/language.ts'
import type { ServerTraits } from '../../../session/capabilities.ts'
import { type BindOffer, openThirdLogin } from '../../../session/third-login.ts'
import { FormAlert } from '../../visitor/fields/form-parts.tsx'
import { messageOf } from '../../visitor/fields/refusal.ts'
import { type Credentials, type Offer, signIn } from '../sign-in.ts'
import type { LoginOptions } from '../use-password-login.ts'
import { bindWith } from './bind.ts'
import styles from './elsewhere.module.css'
import { goToCas, keepCasLogOut, useCas } from './use-cas.ts'

interface ElsewhereProps
  extends Pick<LoginOptions, 'http' | 'text' | 'offer' | 'onSignedIn'>,
    NonNullable<ServerTraits['elsewhere']> {
  isTold: boolean
  onOffer: (offer: Offer | undefined) => void
}

const failures = {
  refused: 'You were not signed in there. Try again.',
  blocked: 'Your browser blocked the window. Allow windows of this site and try again.',
  closed: undefined,
}

/** Signing in by single sign-on or by an account elsewhere; while one is being bound, what that is about. */
export function Elsewhere({
  http,
  text,
  offer,
  onSignedIn,
  cas,
  thirdLogins,
  isTold,
  onOffer,
}: ElsewhereProps) {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState<string>()

  const enter = async (login: Credentials) => {
    try {
      await signIn(http, login)
      if (cas && login.operation === 'elsewhere.cas') keepCasLogOut(cas.url)
      await onSignedIn()
    } catch (error) {
      setFailure(messageOf(error))
      setBusy(undefined)
    }
  }
  const onTicket = (login: Credentials) => {
    setBusy('cas')
    void enter(login)
  }
  useCas({ cas, isTold, onTicket })

  const titleOf = (source: string) =>
    thirdLogins?.find((each) => each.source === source)?.titles[currentLanguage()] ?? source
  const offerOf = ({ source, uuid, username, realname }: BindOffer): Offer => ({
    title: titleOf(source),
    name: realname || username,
    bind: bindWith(http, uuid),
  })
  const open = async (source: string) => {
    if (busy !== undefined) return
    setFailure(undefined)
    setBusy(source)
    const answer = await openThirdLogin(source)
    if ('token' in answer) return enter({ operation: 'elsewhere.enter', args: { token: answer.token } })
    setBusy(undefined)
    if ('offer' in answer) onOffer(offerOf(answer.offer))
    else setFailure(failures[answer.failed])
  }

  if (offer) return <Binding text={text} offer={offer} onCancel={() => onOffer(undefined)} />
  return (
    <section className={styles.elsewhere} aria-label={text('Other ways to sign in')}>
      <p className={styles.or}>{text('or')}</p>
      <FormAlert>{failure === undefined ? undefined : text(failure)}</FormAlert>
      {cas ? (
        <button type="button" aria-disabled={busy !== undefined} onClick={() => goToCas(cas.url)}>
          {busy === 'cas' ? text('Signing in…') : text('Single sign-on')}
        </button>
      ) : null}
      {thirdLogins?.map(({ source }) => (
        <button
          key={source}
          type="button"
          aria-disabled={busy !== undefined}
          onClick={() => void open(source)}
        >
          {busy === source
            ? text('Waiting for {{title}}…', { title: titleOf(source) })
            : text('Sign in with {{title}}', { title: titleOf(source) })}
        </button>
      ))}
    </section>
  )
}

interface BindingProps extends Pick<ElsewhereProps, 'text'> {
  offer: Offer
  onCancel: () => void
}

function Binding({ text, offer: { title, name }, onCancel }: BindingProps) {
  return (
    <section className={styles.binding} role="status">
      <p>
        {name
          ? text('{{title}} knows you as {{name}}, and no account here is bound to that yet.', {
              title,
              name,
            })
          : text('No account here is bound to the one at {{title}} yet.', { title })}
      </p>
      <p>{text('Sign in once with your account here; from then on {{title}} will do.', { title })}</p>
      <button type="button" onClick={onCancel}>
        {text('Do not bind')}
      </button>
    </section>
  )
}
