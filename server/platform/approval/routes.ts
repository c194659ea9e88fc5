import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { originOfLogin } from '../authentication/sessions.ts'
import { originOf } from '../http/change.ts'
import { createRoute } from '../http/operation-route.ts'
import { createApprovals } from './service.ts'

/** Routes by which a user approves an operation of another user. */
export async function approvalRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const signatures = createApprovals(services)

  route(
    'signature.give',
    (body, request) => {
      const from = { ...originOf(request), user: request.user }
      return signatures.approve({ body, from, origin: originOfLogin(request) })
    },
    { limit: services.config.loginRateLimit },
  )
}
