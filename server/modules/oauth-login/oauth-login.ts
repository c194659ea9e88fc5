import type { FastifyBaseLogger } from 'fastify'
import type { LoginResult } from '#schemas'
import type { Origin } from '../../platform/authentication/sessions.ts'
import { createSignIn, lockActiveAccount } from '../../platform/authentication/sign-in.ts'
import type { Locale } from '../../platform/http/locale.ts'
import type { ThirdProvider } from '../../platform/oauth/providers.ts'
import { createHttpClient } from '../../platform/outbound/http-client.ts'
import { findBinding } from '../../platform/users/third-accounts.ts'
import type { Services } from '../../services.ts'
import { thirdAccountRefused, thirdSourceUnknown, thirdTicketRefused } from './errors.ts'
import { authorizationUrl, fetchUser, type ProviderUser } from './provider-client.ts'
import { consumeStep, hashSecret, newSecret, openStep } from './steps.ts'

const LOGIN_METHOD = 'THIRD'

/** Request to which a provider redirects the browser. */
export interface OauthCallback {
  source: string
  state: string
  code: string
  /** Secret in the cookie of the browser. */
  browser: string
}

/** Message that the popup posts to the page that opened it, in the format that JeecgBoot clients expect. */
export type PopupMessage =
  | { token: string }
  | { bind: { isObj: true; source: string; uuid: string; username: string; realname: string } }
  | { failed: true }

/**
 * Creates the service that signs users in by OAuth. A sign-in has three steps: the redirect to the provider,
 * the callback, and the start of the session.
 */
export function createOauthLogin(services: Services, log: FastifyBaseLogger) {
  const { config, database, clock } = services
  const { db } = database
  const call = createHttpClient(config)
  const { signIn } = createSignIn(services)

  const providerOf = (source: string): ThirdProvider => {
    const provider = config.thirdLogin.providers.find((known) => known.source === source)
    if (!provider) throw thirdSourceUnknown()
    return provider
  }
  const redirectUriOf = ({ source }: ThirdProvider) =>
    `${config.publicUrl}${config.apiBase}/sys/thirdLogin/${source}/callback`

  async function fetchProviderUser(
    provider: ThirdProvider,
    callback: OauthCallback,
  ): Promise<ProviderUser | undefined> {
    const step = await consumeStep(db, 'AWAY', clock(), callback.state)
    const isSame =
      step?.third_type === provider.source && step.browser_hash?.equals(hashSecret(callback.browser)) === true
    if (!isSame || step.verifier === null) return undefined
    const { verifier } = step
    try {
      return await fetchUser(call, provider, {
        code: callback.code,
        state: callback.state,
        verifier,
        redirectUri: redirectUriOf(provider),
      })
    } catch (err) {
      log.warn({ err, source: provider.source }, 'the OAuth provider returned no user')
      return undefined
    }
  }

  return {
    /** Creates the URL of the provider's sign-in page, and the secret for the browser's cookie. */
    async redirectOut(source: string): Promise<{ address: string; browser: string }> {
      const provider = providerOf(source)
      const [verifier, browser] = [newSecret(), newSecret()]
      const step = { third_type: source, verifier, browser_hash: hashSecret(browser) }
      const state = await openStep(db, 'AWAY', clock(), step)
      const redirectUri = redirectUriOf(provider)
      const address = await authorizationUrl(call, provider, { state, verifier, redirectUri })
      return { address, browser }
    },

    /**
     * Handles the callback of the provider. Returns a sign-in ticket for a bound account, and a binding
     * ticket for an unbound account. Returns a failure if the provider returns no user, or if the bound user
     * isn't active.
     */
    async handleCallback(callback: OauthCallback): Promise<PopupMessage> {
      const provider = providerOf(callback.source)
      const person = await fetchProviderUser(provider, callback)
      if (!person) return { failed: true }
      const { source: third_type } = provider
      const bound = await findBinding(db, { third_type, third_user_uuid: person.uuid })
      if (bound && !bound.is_live) return { failed: true }
      if (bound) {
        const stepData = { third_type, user_id: bound.sys_user_id, third_user_uuid: person.uuid }
        return { token: await openStep(db, 'ENTER', clock(), stepData) }
      }
      const uuid = await openStep(db, 'BIND', clock(), {
        third_type,
        third_user_uuid: person.uuid,
        third_user_id: person.account,
        realname: person.name,
      })
      const [username, realname] = [person.account ?? '', person.name ?? '']
      return { bind: { isObj: true, source: third_type, uuid, username, realname } }
    },

    /**
     * Opens a session for the user of a ticket, if the account is still bound and the user is still active.
     */
    async signIn(ticket: string, origin: Origin, locale: Locale): Promise<LoginResult> {
      const step = await consumeStep(db, 'ENTER', clock(), ticket)
      if (!step?.user_id || step.third_user_uuid === null) throw thirdTicketRefused()
      const bound = await findBinding(db, {
        third_type: step.third_type,
        third_user_uuid: step.third_user_uuid,
      })
      if (!bound?.is_live || bound.sys_user_id !== step.user_id) throw thirdAccountRefused()
      const account = { id: bound.sys_user_id, org_code: bound.org_code }
      return signIn({ account, way: LOGIN_METHOD, origin, locale }, async (tx) => {
        if (!(await lockActiveAccount(tx, account.id))) throw thirdAccountRefused()
      })
    },
  }
}
