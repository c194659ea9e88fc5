import type { FastifyBaseLogger } from 'fastify'
import type { CasLoginQuery, LoginResult } from '#schemas'
import type { Locale } from '../../http/locale.ts'
import { createOutbound } from '../../outbound/call.ts'
import type { Services } from '../../services.ts'
import { recordFailure } from '../account/login-log.ts'
import { createAdmission, isLive } from '../system/admission.ts'
import { lockLiveAccount } from '../system/arrival.ts'
import type { Origin } from '../system/sessions.ts'
import { findAccount } from '../system/users.ts'
import { casAccountRefused, casAway, casOff, casServiceForeign, casTicketRefused } from './errors.ts'
import { type Verdict, validateTicket } from './validate-ticket.ts'

const WAY = 'CAS'

/** Whether an address is one of this server's, so that no ticket for another service opens anything here. */
function isOurs(service: string, publicUrl: string | undefined): boolean {
  const url = URL.canParse(service) ? new URL(service) : undefined
  return url !== undefined && url.origin === publicUrl && !url.username && !url.password
}

/** Signs people in whom a CAS server vouches for. It makes no accounts: they are found by their user name. */
export function createCasLogin(services: Services, log: FastifyBaseLogger) {
  const { config, database, ids, clock } = services
  const { db } = database
  const call = createOutbound(config)
  const { admit } = createAdmission(services)

  async function ask(casUrl: string, asked: CasLoginQuery): Promise<Verdict> {
    try {
      return await validateTicket(call, casUrl, asked)
    } catch (err) {
      log.warn({ err }, 'the CAS server gave no answer that can be read')
      throw casAway(undefined, { cause: err })
    }
  }

  return async (asked: CasLoginQuery, origin: Origin, locale: Locale): Promise<LoginResult> => {
    const { casUrl, publicUrl } = config
    if (casUrl === undefined) throw casOff()
    if (!isOurs(asked.service, publicUrl)) throw casServiceForeign()
    const verdict = await ask(casUrl, { ticket: asked.ticket, service: asked.service })
    if ('refused' in verdict) throw casTicketRefused()
    const { username } = verdict
    const account = await findAccount(db, username)
    if (account === undefined || !isLive(account)) {
      await recordFailure(db, { id: ids.nextId(), at: clock(), account: { username }, way: WAY, origin })
      throw casAccountRefused()
    }
    return admit({ account, way: WAY, origin, locale }, async (tx) => {
      if (!(await lockLiveAccount(tx, account.id))) throw casAccountRefused()
    })
  }
}
