import type { FastifyInstance } from 'fastify'
import type { SignatureRequest } from '#schemas'
import type { Services } from '../../services.ts'
import { originOf } from '../http/change.ts'
import { createRoute, limitedRoute } from '../http/operation-route.ts'
import { createSignatures } from './service.ts'

/** Routes to approve another user's operation. */
export async function signatureRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const signatures = createSignatures(services)

  route<{ Body: SignatureRequest }>(
    limitedRoute('signature.give', services.config.loginRateLimit),
    (request) => {
      const { body, ip, headers } = request
      const from = { ...originOf(request), user: request.user }
      return signatures.give({ body, from, origin: { ip, userAgent: headers['user-agent'] } })
    },
  )
}
