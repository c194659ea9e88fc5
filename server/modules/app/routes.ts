import type { FastifyInstance } from 'fastify'
import { type Capabilities, type Endpoint, operations, PAGE_FORMAT } from '#schemas'
import { mayCall } from '../../http/access.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { VERSION } from '../../version.ts'
import { canDeliver } from '../sms/can-deliver.ts'
import { createLoginAttempts } from '../system/login-attempts.ts'
import { titlesOf } from '../third-login/providers.ts'

/** The operations that somebody may call, by name. */
const servicesFor = (user: SignedIn) =>
  Object.entries<Endpoint>(operations)
    .filter(([, { access }]) => mayCall(user, access))
    .map(([name, { method, path }]) => ({ name, method, path }))

/** What this server offers beyond the contract, and what a visitor must know before he signs in. */
export async function appRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services
  const attempts = createLoginAttempts(services)

  const asksCaptcha = (ip: string): boolean | Promise<boolean> =>
    config.captcha === 'after-failures' ? attempts.addressNeedsCaptcha(ip) : config.captcha === 'always'

  app.route({
    ...operationRoute('app.capabilities'),
    handler: async ({ ip }) => {
      const captcha = await asksCaptcha(ip)
      const capabilities: Capabilities = {
        name: 'gaiwan',
        version: VERSION,
        pageFormat: PAGE_FORMAT,
        demo: config.demo,
        captcha,
        sms: canDeliver(config),
        ...(config.casUrl && { cas: { url: config.casUrl, isFirst: config.casLogin === 'always' } }),
        thirdLogins: config.thirdLogin.providers.map((provider) => ({
          source: provider.source,
          titles: titlesOf(provider),
        })),
        businessTz: config.businessTz,
      }
      return ok(capabilities)
    },
  })

  app.route({
    ...operationRoute('service.list'),
    handler: ({ user }) => ok(servicesFor(user)),
  })
}
