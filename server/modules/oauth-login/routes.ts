import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { addLoginRoute } from '../../platform/authentication/login-route.ts'
import { originOfLogin } from '../../platform/authentication/sessions.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { perMinute } from '../../platform/rate-limit/rate-limits.ts'
import { createCodes } from '../../platform/sms/codes.ts'
import { createSms } from '../../platform/sms/sms.ts'
import type { Services } from '../../services.ts'
import { ownBindingRoutes } from './account-routes.ts'
import { createBinding } from './binding.ts'
import { browserSecretHeader, browserSecretOf } from './browser-secret.ts'
import { thirdCreateClosed } from './errors.ts'
import { createOauthLogin } from './oauth-login.ts'
import { popupPage, popupScript } from './popup-page.ts'

const SCRIPT = '/app/third-login.js'

const Source = Type.Object({ source: Type.String({ maxLength: 30 }) })
const Back = Type.Object({
  state: Type.String({ maxLength: 200, default: '' }),
  code: Type.String({ maxLength: 4_000, default: '' }),
})

/** Routes of the popup: the redirect to the provider, the callback, and the script. */
function popupRoutes(
  app: FastifyInstance,
  services: Services,
  thirdLogin: ReturnType<typeof createOauthLogin>,
): void {
  const { config } = services
  const limit = { access: 'public', rateLimit: perMinute(config.loginRateLimit) } as const
  /**
   * Lets the popup keep its reference to the page that opened it. The server's default
   * `cross-origin-opener-policy` would remove this reference.
   */
  const allowOpener = (reply: FastifyReply, secret: string) =>
    reply
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header('set-cookie', browserSecretHeader(secret, config))

  app.route<{ Params: { source: string } }>({
    method: 'GET',
    url: '/sys/thirdLogin/render/:source',
    config: { ...limit, aliases: ['/thirdLogin/render/:source'] },
    exposeHeadRoute: false,
    schema: { params: Source, hide: true },
    handler: async ({ params }, reply) => {
      const { address, browser } = await thirdLogin.redirectOut(params.source)
      return allowOpener(reply, browser).redirect(address)
    },
  })

  app.route<{ Params: { source: string }; Querystring: { state: string; code: string } }>({
    method: 'GET',
    url: '/sys/thirdLogin/:source/callback',
    config: { ...limit, aliases: ['/thirdLogin/:source/callback'] },
    exposeHeadRoute: false,
    schema: { params: Source, querystring: Back, hide: true },
    handler: async (request, reply) => {
      const browser = browserSecretOf(request)
      const message = await thirdLogin.handleCallback({ ...request.params, ...request.query, browser })
      const page = popupPage(message, config.apiBase + SCRIPT)
      return allowOpener(reply, '').type('text/html; charset=utf-8').send(page)
    },
  })

  app.route({
    method: 'GET',
    url: SCRIPT,
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(popupScript),
  })
}

/** Routes of the sign-in through OAuth providers, at the paths of both JeecgBoot versions. */
export async function oauthLoginRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const thirdLogin = createOauthLogin(services, app.log)
  const binding = createBinding(services, createCodes(services, createSms(app, services)))
  const limited = { limit: services.config.loginRateLimit }
  const visitorOf = (request: FastifyRequest) => ({ ...originOfLogin(request), requestId: request.id })

  popupRoutes(app, services, thirdLogin)
  ownBindingRoutes(app, services)

  addLoginRoute(
    app,
    'oauth.enter',
    ({ token }, request) => thirdLogin.signIn(token, visitorOf(request), request.locale),
    limited,
  )
  route('oauth.bind', (body, request) => binding.byPassword(body, visitorOf(request)), limited)
  route('oauth.bindByPhone', (body, request) => binding.byPhone(body, visitorOf(request)), limited)
  route(
    'oauth.create',
    () => {
      throw thirdCreateClosed()
    },
    limited,
  )
}
