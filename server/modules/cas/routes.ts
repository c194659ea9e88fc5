import type { FastifyInstance } from 'fastify'
import { addLoginRoute } from '../../platform/authentication/login-route.ts'
import { originOfLogin } from '../../platform/authentication/sessions.ts'
import type { Services } from '../../services.ts'
import { createCasLogin } from './cas-login.ts'

/** Route of CAS single sign-on, at the paths of both JeecgBoot versions. */
export async function casRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const signIn = createCasLogin(services, app.log)
  addLoginRoute(app, 'oauth.cas', (query, request) => signIn(query, originOfLogin(request), request.locale), {
    limit: services.config.loginRateLimit,
  })
}
