import type { FastifyInstance } from 'fastify'
import type { SignatureRequest } from '#schemas'
import type { Services } from '../../services.ts'
import { originOf } from '../http/change.ts'
import { createRoute, limitedRoute } from '../http/operation-route.ts'
import { createApprovals } from './service.ts'

/** Routes to approve another user's operation. */
export async function approvalRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const signatures = createApprovals(services)

  route<{ Body: SignatureRequest }>(
    limitedRoute('signature.give', services.config.loginRateLimit),
    (request) => {
      const { body, ip, headers } = request
      const from = { ...originOf(request), user: request.user }
      return signatures.approve({ body, from, origin: { ip, userAgent: headers['user-agent'] } })
    },
  )
}
