import type { FastifyInstance } from 'fastify'
import { addLoginRoute } from '../../platform/authentication/login-route.ts'
import { originOfLogin } from '../../platform/authentication/sessions.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { tokenOf } from '../../platform/http/permission-check.ts'
import type { Services } from '../../services.ts'
import { createLogin } from './login.ts'
import { createSignOut } from './sign-out.ts'

const signedOut = { en: 'Signed out', zh: '退出登录成功！' }

/**
 * AES key that JeecgBoot clients request before they sign in. The key is public, so it can't protect the
 * password. Clients of this server send the password unencrypted.
 */
const PUBLISHED_KEY = { key: '1234567890adbcde', iv: '1234567890hjlkew' }

/** Routes of captcha, sign-in and sign-out. */
export async function authRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { config } = services
  const login = createLogin(services)
  const signOut = createSignOut(services)

  route('session.captcha', ({ key }) => login.captcha.issue(key), { limit: 2 * config.loginRateLimit })
  route('session.encryption', () => PUBLISHED_KEY)
  addLoginRoute(
    app,
    'session.login',
    (body, request) => login.signIn(body, originOfLogin(request), request.locale),
    { limit: config.loginRateLimit },
  )
  route(
    'session.logout',
    async (_, request) => {
      await signOut(tokenOf(request), originOfLogin(request))
      return null
    },
    { ignoresArgs: true, message: signedOut },
  )
}
