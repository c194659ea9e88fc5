import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { LoginBody } from '#schemas'
import { LoginAnswer, loginAnswer } from '../../platform/authentication/login-answer.ts'
import type { Origin } from '../../platform/authentication/sessions.ts'
import { ok } from '../../platform/http/envelope.ts'
import { localizedTo } from '../../platform/http/locale.ts'
import { createRoute, operationRoute } from '../../platform/http/operation-route.ts'
import { tokenOf } from '../../platform/http/permission-check.ts'
import { perMinute } from '../../platform/rate-limit/rate-limits.ts'
import type { Services } from '../../services.ts'
import { createLogin } from './login.ts'
import { createSignOut } from './sign-out.ts'

const signedOut = { en: 'Signed out', zh: '退出登录成功！' }

const CaptchaKey = Type.Object({ key: Type.String({ minLength: 1, maxLength: 64 }) })

const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  ip,
  userAgent: headers['user-agent'],
})

/**
 * Public key that JeecgBoot clients request before signing in. The password is sent as typed, since a public
 * key hides nothing.
 */
const PUBLISHED_KEY = { key: '1234567890adbcde', iv: '1234567890hjlkew' }

/** Routes of captcha, sign-in and sign-out. */
export async function authRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { config } = services
  const login = createLogin(services)
  const signOut = createSignOut(services)
  const captcha = operationRoute('session.captcha')
  const entry = operationRoute('session.login')

  app.route<{ Params: { key: string } }>({
    ...captcha,
    config: { ...captcha.config, rateLimit: perMinute(2 * config.loginRateLimit) },
    schema: { params: CaptchaKey, response: captcha.schema.response },
    handler: async ({ params }) => ok(await login.captcha.issue(params.key)),
  })

  route('session.encryption', () => PUBLISHED_KEY)

  app.route<{ Body: LoginBody }>({
    ...entry,
    config: { ...entry.config, rateLimit: perMinute(config.loginRateLimit) },
    schema: { ...entry.schema, response: { 200: LoginAnswer } },
    handler: async ({ body, ip, headers, locale }) => {
      const answer = await login.signIn(body, originOf({ ip, headers }), locale)
      return loginAnswer(answer, locale)
    },
  })

  const { config: leaving, schema, ...logout } = operationRoute('session.logout')
  app.route({
    ...logout,
    config: leaving,
    schema: { response: schema.response },
    handler: async (request) => {
      await signOut(tokenOf(request), originOf(request))
      return ok(null, localizedTo(signedOut, request.locale))
    },
  })
}
