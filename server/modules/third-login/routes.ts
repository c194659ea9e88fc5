import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { BindThirdBody, BindThirdPhoneBody } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { createCodes } from '../sms/codes.ts'
import { createSms } from '../sms/sms.ts'
import { LoginAnswer, loginAnswer } from '../system/login-answer.ts'
import { ownThirdRoutes } from './account-routes.ts'
import { createBinding } from './binding.ts'
import { browserSecretHeader, browserSecretOf } from './browser-secret.ts'
import { thirdCreateClosed } from './errors.ts'
import { handOverPage, handOverScript } from './hand-over.ts'
import { createThirdJourney } from './journey.ts'

const SCRIPT = '/app/third-login.js'

const Source = Type.Object({ source: Type.String({ maxLength: 30 }) })
const Back = Type.Object({
  state: Type.String({ maxLength: 200, default: '' }),
  code: Type.String({ maxLength: 4_000, default: '' }),
})
const EnterParams = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) })

/** The two addresses that a browser opens, and the script of the page it ends at. */
function popupRoutes(
  app: FastifyInstance,
  services: Services,
  journey: ReturnType<typeof createThirdJourney>,
): void {
  const { config } = services
  const limit = { access: 'public', rateLimit: perMinute(config.loginRateLimit) } as const
  /** With our own policy the way back would lose the page that opened the popup. */
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
      const { address, browser } = await journey.goAway(params.source)
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
      const over = await journey.comeBack({ ...request.params, ...request.query, browser })
      const page = handOverPage(over, config.apiBase + SCRIPT)
      return openUp(reply, '').type('text/html; charset=utf-8').send(page)
    },
  })

  app.route({
    method: 'GET',
    url: SCRIPT,
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(handOverScript),
  })
}

/** Signing in by an account elsewhere, at the paths of both generations of clients. */
export async function thirdLoginRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const journey = createThirdJourney(services, app.log)
  const binding = createBinding(services, createCodes(services, createSms(app, services)))
  const limited = (name: Parameters<typeof operationRoute>[0]) => {
    const { config, ...route } = operationRoute(name)
    return { ...route, config: { ...config, rateLimit: perMinute(services.config.loginRateLimit) } }
  }
  const visitorOf = ({ ip, headers, id }: FastifyRequest) => ({
    ip,
    userAgent: headers['user-agent'],
    requestId: id,
  })

  popupRoutes(app, services, journey)
  ownThirdRoutes(app, services)

  app.route<{ Params: { token: string } }>({
    ...limited('elsewhere.enter'),
    exposeHeadRoute: false,
    schema: { params: EnterParams, response: { 200: LoginAnswer } },
    handler: async (request) => {
      const { params, locale } = request
      return loginAnswer(await journey.enter(params.token, visitorOf(request), locale), locale)
    },
  })

  app.route<{ Body: BindThirdBody }>({
    ...limited('elsewhere.bind'),
    handler: async (request) => ok(await binding.byPassword(request.body, visitorOf(request))),
  })

  app.route<{ Body: BindThirdPhoneBody }>({
    ...limited('elsewhere.bindByPhone'),
    handler: async (request) => ok(await binding.byPhone(request.body, visitorOf(request))),
  })

  app.route({
    ...limited('elsewhere.create'),
    handler: async () => {
      throw thirdCreateClosed()
    },
  })
}
