import type { FastifyInstance } from 'fastify'
import { type Capabilities, PAGE_FORMAT } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { VERSION } from '../../version.ts'
import { canDeliver } from '../sms/can-deliver.ts'
import { createLoginAttempts } from '../system/login-attempts.ts'

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
        businessTz: config.businessTz,
      }
      return ok(capabilities)
    },
  })
}
