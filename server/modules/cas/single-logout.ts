import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import { recordLogin } from '../../platform/authentication/login-log.ts'
import { endSessionOfTicket, type Origin, originOfLogin } from '../../platform/authentication/sessions.ts'
import { perMinute } from '../../platform/rate-limit/rate-limits.ts'
import type { Services } from '../../services.ts'
import { childrenOf, parseCasXml } from './validate-ticket.ts'

/** Maximum size of a logout request in bytes. */
const MAX_BODY = 16_384
/** Maximum number of logout requests per minute. The limit is high, since they all come from the CAS server. */
const LOGOUTS = 600

/** Returns the ticket of a SAML logout request, or undefined if the text is no such request. */
async function ticketOf(xml: string): Promise<string | undefined> {
  const root = await parseCasXml(xml).catch(() => undefined)
  const { SessionIndex: ticket } = childrenOf(root?.LogoutRequest)
  return typeof ticket === 'string' && ticket !== '' ? ticket : undefined
}

/**
 * Route to which the CAS server reports the sign-out of a user. The random ticket proves that the sender knows
 * the session. All requests get the same response, which reveals nothing about sessions.
 */
export async function singleLogoutRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, ids, clock } = services

  const endSession = (ticket: string, origin: Origin) =>
    withTransaction(database.db, async (tx) => {
      const id = await endSessionOfTicket(tx, ticket)
      if (id === undefined) return
      const event = { id: ids.nextId(), at: clock(), account: { id }, way: null, origin }
      await recordLogin(tx, { ...event, outcome: 'LOGOUT' })
    })

  // Accepts HTML forms only on this route.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('logoutRequest')),
    )
    scope.post<{ Body: unknown }>(
      '/cas/client/logout',
      { config: { access: 'public', rateLimit: perMinute(LOGOUTS) }, schema: { hide: true } },
      async (request, reply) => {
        const { body } = request
        const isOn = config.casUrl !== undefined && typeof body === 'string'
        const ticket = isOn ? await ticketOf(body) : undefined
        if (ticket !== undefined) await endSession(ticket, originOfLogin(request))
        return reply.code(204).send()
      },
    )
  })
}
