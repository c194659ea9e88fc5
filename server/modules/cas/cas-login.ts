import type { FastifyBaseLogger } from 'fastify'
import type { CasLoginQuery, LoginResult } from '#schemas'
import { findAccount } from '../../platform/authentication/accounts.ts'
import { recordFailure } from '../../platform/authentication/login-log.ts'
import type { Origin } from '../../platform/authentication/sessions.ts'
import { createSignIn, isActive, lockActiveAccount } from '../../platform/authentication/sign-in.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { createHttpClient } from '../../platform/outbound/http-client.ts'
import type { Services } from '../../services.ts'
import { type TicketResult, validateTicket } from './validate-ticket.ts'

const casOff = defineHttpError('CAS_OFF', 404, {
  en: "Single sign-on isn't configured",
  zh: '未启用单点登录',
})
const casServiceForeign = defineHttpError('CAS_SERVICE_FOREIGN', 400, {
  en: 'Unknown service address',
  zh: '服务地址不属于本系统',
})
const casTicketRefused = defineHttpError('CAS_TICKET_REFUSED', 400, {
  en: 'The single sign-on has expired. Try again.',
  zh: '单点登录凭证已失效，请重试',
})
/** Error of a CAS user who has no active account here. Unknown and frozen accounts get the same error. */
const casAccountInvalid = defineHttpError('CAS_ACCOUNT_REFUSED', 400, {
  en: 'You have no account here. Ask an administrator.',
  zh: '您在本系统没有可用账号，请联系管理员',
})
const casUnreachable = defineHttpError('CAS_AWAY', 502, {
  en: "Single sign-on isn't responding. Try again later.",
  zh: '单点登录服务无响应，请稍后重试',
})

const LOGIN_METHOD = 'CAS'

/** True if a service URL is an address of this server. Tickets for other services are rejected. */
function isOwnAddress(service: string, publicUrl: string | undefined): boolean {
  const url = URL.canParse(service) ? new URL(service) : undefined
  return url !== undefined && url.origin === publicUrl && !url.username && !url.password
}

/** Creates the service that signs in existing users by CAS. The service never creates an account. */
export function createCasLogin(services: Services, log: FastifyBaseLogger) {
  const { config, database, ids, clock } = services
  const { db } = database
  const call = createHttpClient(config)
  const { signIn } = createSignIn(services)

  async function validate(casUrl: string, query: CasLoginQuery): Promise<TicketResult> {
    try {
      return await validateTicket(call, casUrl, query)
    } catch (err) {
      log.warn({ err }, 'unreadable response from the CAS server')
      throw casUnreachable(undefined, { cause: err })
    }
  }

  return async (query: CasLoginQuery, origin: Origin, locale: Locale): Promise<LoginResult> => {
    const { casUrl, publicUrl } = config
    if (casUrl === undefined) throw casOff()
    if (!isOwnAddress(query.service, publicUrl)) throw casServiceForeign()
    const verdict = await validate(casUrl, { ticket: query.ticket, service: query.service })
    if ('refused' in verdict) throw casTicketRefused()
    const { username } = verdict
    const account = await findAccount(db, username)
    if (account === undefined || !isActive(account)) {
      await recordFailure(db, {
        id: ids.nextId(),
        at: clock(),
        account: { username },
        way: LOGIN_METHOD,
        origin,
      })
      throw casAccountInvalid()
    }
    return signIn({ account, way: LOGIN_METHOD, origin, locale, casTicket: query.ticket }, async (tx) => {
      if (!(await lockActiveAccount(tx, account.id))) throw casAccountInvalid()
    })
  }
}
