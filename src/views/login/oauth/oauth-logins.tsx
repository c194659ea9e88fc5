import { useState } from 'react'
import { localize, type Message, useRuntime, useText } from '#runtime'
import { messageOf } from '../../../forms/server-errors.ts'
import { currentLanguage } from '../../../locales/language.ts'
import type { ServerCapabilities } from '../../../session/server-capabilities.ts'
import { type BindOffer, openThirdLogin } from '../../../session/third-login.ts'
import { FormAlert } from '../../visitor/fields/form-parts.tsx'
import { type Credentials, type Offer, signIn } from '../sign-in.ts'
import type { LoginOptions } from '../use-password-login.ts'
import { linkAccount } from './bind.ts'
import styles from './oauth-logins.module.css'
import { redirectToCas, storeCasLogout, useCas } from './use-cas.ts'

interface OAuthLoginsProps
  extends Pick<LoginOptions, 'offer' | 'onSignedIn'>,
    NonNullable<ServerCapabilities['oauth']> {
  isTold: boolean
  onOffer: (offer: Offer | undefined) => void
}

const failures = {
  refused: 'Sign-in was not completed. Try again.',
  blocked: 'Your browser blocked the window. Allow pop-ups for this site and try again.',
  closed: undefined,
}

/**
 * Buttons to sign in with CAS or an OAuth provider. While the user links an account, draws a note instead.
 */
export function OAuthLogins({ offer, onSignedIn, cas, thirdLogins, isTold, onOffer }: OAuthLoginsProps) {
  const text = useText()
  const { http } = useRuntime()
  const [failure, setFailure] = useState<Message>()
  const [busy, setBusy] = useState<string>()

  const enter = async (login: Credentials) => {
    try {
      await signIn(http, login)
      if (cas && login.operation === 'oauth.cas') storeCasLogout(cas.url)
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
    bind: linkAccount(http, uuid),
  })
  const open = async (source: string) => {
    if (busy !== undefined) return
    setFailure(undefined)
    setBusy(source)
    const answer = await openThirdLogin(source)
    if ('token' in answer) return enter({ operation: 'oauth.enter', args: { token: answer.token } })
    setBusy(undefined)
    if ('offer' in answer) onOffer(offerOf(answer.offer))
    else setFailure(failures[answer.failed])
  }

  if (offer) return <Binding offer={offer} onCancel={() => onOffer(undefined)} />
  return (
    <section className={styles.logins} aria-label={text('Other ways to sign in')}>
      <p className={styles.or}>{text('or')}</p>
      <FormAlert>{failure === undefined ? undefined : localize(failure, text)}</FormAlert>
      {cas ? (
        <button type="button" aria-disabled={busy !== undefined} onClick={() => redirectToCas(cas.url)}>
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

interface BindingProps {
  offer: Offer
  onCancel: () => void
}

function Binding({ offer: { title, name }, onCancel }: BindingProps) {
  const text = useText()
  return (
    <section className={styles.binding} role="status">
      <p>
        {name
          ? text("Your {{title}} account {{name}} isn't bound to an account yet.", {
              title,
              name,
            })
          : text("Your {{title}} account isn't bound to an account yet.", { title })}
      </p>
      <p>{text('Sign in once with your account. After that, you can sign in with {{title}}.', { title })}</p>
      <button type="button" onClick={onCancel}>
        {text("Don't bind")}
      </button>
    </section>
  )
}
