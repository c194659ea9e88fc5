import type { FastifyInstance } from 'fastify'
import type { CasLoginQuery } from '#schemas'
import { LoginAnswer, loginAnswer } from '../../platform/authentication/login-answer.ts'
import { operationRoute } from '../../platform/http/operation-route.ts'
import { perMinute } from '../../platform/rate-limit/rate-limits.ts'
import type { Services } from '../../services.ts'
import { createCasLogin } from './cas-login.ts'

/** Routes of CAS single sign-on, at the paths of both JeecgBoot versions. */
export async function casRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const signIn = createCasLogin(services, app.log)
  const { config, ...route } = operationRoute('oauth.cas')

  app.route<{ Querystring: CasLoginQuery }>({
    ...route,
    config: { ...config, rateLimit: perMinute(services.config.loginRateLimit) },
    exposeHeadRoute: false,
    schema: { ...route.schema, response: { 200: LoginAnswer } },
    handler: async ({ query, ip, headers, locale }) =>
      loginAnswer(await signIn(query, { ip, userAgent: headers['user-agent'] }, locale), locale),
  })
}
