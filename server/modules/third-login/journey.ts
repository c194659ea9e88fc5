import type { FastifyBaseLogger } from 'fastify'
import type { LoginResult } from '#schemas'
import type { Locale } from '../../http/locale.ts'
import { createOutbound } from '../../outbound/call.ts'
import type { Services } from '../../services.ts'
import { createAdmission } from '../system/admission.ts'
import { lockLiveAccount } from '../system/arrival.ts'
import type { Origin } from '../system/sessions.ts'
import { thirdAccountRefused, thirdSourceUnknown, thirdTicketRefused } from './errors.ts'
import { authorizeAddress, fetchPerson, type ThirdPerson } from './provider-client.ts'
import type { ThirdProvider } from './providers.ts'
import { findBound } from './repo.ts'
import { hashOf, newSecret, openStep, takeStep } from './steps.ts'

const WAY = 'THIRD'

/** What a browser brings back from a provider. */
export interface Return {
  source: string
  state: string
  code: string
  /** The secret that it was given when it went. */
  browser: string
}

/** What the page of a popup hands to the page that opened it: words of the contract's older clients. */
export type HandOver =
  | { token: string }
  | { bind: { isObj: true; source: string; uuid: string; username: string; realname: string } }
  | { failed: true }

/** The way of a login by an account elsewhere: to the provider, back from it, and in. */
export function createThirdJourney(services: Services, log: FastifyBaseLogger) {
  const { config, database, clock } = services
  const { db } = database
  const call = createOutbound(config)
  const { admit } = createAdmission(services)

  const providerOf = (source: string): ThirdProvider => {
    const provider = config.thirdLogin.providers.find((known) => known.source === source)
    if (!provider) throw thirdSourceUnknown()
    return provider
  }
  const redirectUriOf = ({ source }: ThirdProvider) =>
    `${config.publicUrl}${config.apiBase}/sys/thirdLogin/${source}/callback`

  async function personOf(provider: ThirdProvider, back: Return): Promise<ThirdPerson | undefined> {
    const going = await takeStep(db, 'AWAY', clock(), back.state)
    const isSame =
      going?.third_type === provider.source && going.browser_hash?.equals(hashOf(back.browser)) === true
    if (!isSame || going.verifier === null) return undefined
    const { verifier } = going
    try {
      return await fetchPerson(call, provider, {
        code: back.code,
        verifier,
        redirectUri: redirectUriOf(provider),
      })
    } catch (err) {
      log.warn({ err, source: provider.source }, 'the provider told no person')
      return undefined
    }
  }

  return {
    /** Where the browser is sent, and the secret it keeps meanwhile. */
    async goAway(source: string): Promise<{ address: string; browser: string }> {
      const provider = providerOf(source)
      const [verifier, browser] = [newSecret(), newSecret()]
      const going = { third_type: source, verifier, browser_hash: hashOf(browser) }
      const state = await openStep(db, 'AWAY', clock(), going)
      const address = authorizeAddress(provider, { state, verifier, redirectUri: redirectUriOf(provider) })
      return { address, browser }
    },

    /** Who came back: somebody whose account is known, somebody who has to bind one, or nobody. */
    async comeBack(back: Return): Promise<HandOver> {
      const provider = providerOf(back.source)
      const person = await personOf(provider, back)
      if (!person) return { failed: true }
      const { source: third_type } = provider
      const bound = await findBound(db, { third_type, third_user_uuid: person.uuid })
      if (bound && !bound.is_live) return { failed: true }
      if (bound) {
        const kept = { third_type, user_id: bound.sys_user_id, third_user_uuid: person.uuid }
        return { token: await openStep(db, 'ENTER', clock(), kept) }
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

    /** Opens a session for whom the ticket stands for, if his account is bound and live still. */
    async enter(ticket: string, origin: Origin, locale: Locale): Promise<LoginResult> {
      const step = await takeStep(db, 'ENTER', clock(), ticket)
      if (!step?.user_id || step.third_user_uuid === null) throw thirdTicketRefused()
      const bound = await findBound(db, {
        third_type: step.third_type,
        third_user_uuid: step.third_user_uuid,
      })
      if (!bound?.is_live || bound.sys_user_id !== step.user_id) throw thirdAccountRefused()
      const account = { id: bound.sys_user_id, org_code: bound.org_code }
      return admit({ account, way: WAY, origin, locale }, async (tx) => {
        if (!(await lockLiveAccount(tx, account.id))) throw thirdAccountRefused()
      })
    },
  }
}
