import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { BindThirdBody, BindThirdPhoneBody, OperationName } from '#schemas'
import { LoginAnswer, loginAnswer } from '../../platform/authentication/login-answer.ts'
import { createRoute, limitedRoute } from '../../platform/http/operation-route.ts'
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
const EnterParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) })

/** Routes of the popup: redirect out, redirect back, and script. */
function popupRoutes(
  app: FastifyInstance,
  services: Services,
  thirdLogin: ReturnType<typeof createOauthLogin>,
): void {
  const { config } = services
  const limit = { access: 'public', rateLimit: perMinute(config.loginRateLimit) } as const
  /** The default opener policy would cut off the page that opened the popup. */
  const openUp = (reply: FastifyReply, secret: string) =>
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
      return openUp(reply, browser).redirect(address)
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
      const over = await thirdLogin.handleCallback({ ...request.params, ...request.query, browser })
      const page = popupPage(over, config.apiBase + SCRIPT)
      return openUp(reply, '').type('text/html; charset=utf-8').send(page)
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

/** Login through an OAuth provider, at the paths of both client generations. */
export async function oauthLoginRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const thirdLogin = createOauthLogin(services, app.log)
  const binding = createBinding(services, createCodes(services, createSms(app, services)))
  const limited = (name: OperationName) => limitedRoute(name, services.config.loginRateLimit)
  const visitorOf = ({ ip, headers, id }: FastifyRequest) => ({
    ip,
    userAgent: headers['user-agent'],
    requestId: id,
  })

  popupRoutes(app, services, thirdLogin)
  ownBindingRoutes(app, services)

  app.route<{ Params: { token: string } }>({
    ...limited('oauth.enter'),
    exposeHeadRoute: false,
    schema: { params: EnterParams, response: { 200: LoginAnswer } },
    handler: async (request) => {
      const { params, locale } = request
      return loginAnswer(await thirdLogin.signIn(params.token, visitorOf(request), locale), locale)
    },
  })

  route<{ Body: BindThirdBody }>(limited('oauth.bind'), (request) =>
    binding.byPassword(request.body, visitorOf(request)),
  )

  route<{ Body: BindThirdPhoneBody }>(limited('oauth.bindByPhone'), (request) =>
    binding.byPhone(request.body, visitorOf(request)),
  )

  route(limited('oauth.create'), () => {
    throw thirdCreateClosed()
  })
}
