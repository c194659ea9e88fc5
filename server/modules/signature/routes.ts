import type { FastifyInstance } from 'fastify'
import type { GiveSignatureBody } from '#schemas'
import { originOf } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { createSignatures } from './service.ts'

/** A second person's signature for what the caller is about to do. */
export async function signatureRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const signatures = createSignatures(services)
  const { config, ...give } = operationRoute('signature.give')

  app.route<{ Body: GiveSignatureBody }>({
    ...give,
    // It takes a password: no quicker to guess here than at the login.
    config: { ...config, rateLimit: perMinute(services.config.loginRateLimit) },
    handler: async (request) => {
      const { body, ip, headers } = request
      const from = { ...originOf(request), user: request.user }
      return ok(await signatures.give({ body, from, origin: { ip, userAgent: headers['user-agent'] } }))
    },
  })
}
