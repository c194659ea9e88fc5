import type { FastifyInstance } from 'fastify'
import { type Capabilities, type ContractRegistry, PAGE_FORMAT } from '#schemas'
import { createLoginAttempts } from '../../platform/authentication/login-attempts.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { hasAccess } from '../../platform/http/permission-check.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { titlesOf } from '../../platform/oauth/providers.ts'
import { canDeliver } from '../../platform/sms/can-deliver.ts'
import type { Services } from '../../services.ts'
import { VERSION } from '../../version.ts'
import { findContracts } from './find-contracts.ts'

/** Lists the operations that the user may call, each with its method and path. */
const servicesFor = (user: SignedIn, contracts: ContractRegistry) =>
  Object.entries(contracts.all().operations)
    .filter(([, { access }]) => hasAccess(user, access))
    .map(([name, { method, path }]) => ({ name, method, path }))

/**
 * Routes that JeecgBoot doesn't have. These routes return the settings that visitors need before they sign
 * in, and the operations that a user may call.
 */
export async function appRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { config, contracts } = services
  const attempts = createLoginAttempts(services)

  const asksCaptcha = (ip: string): boolean | Promise<boolean> =>
    config.captcha === 'after-failures' ? attempts.addressNeedsCaptcha(ip) : config.captcha === 'always'

  route('app.capabilities', async (_, { ip }) => {
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
    return capabilities
  })

  route('app.thirdApps', () => ({ wechatEnterprise: false, dingtalk: false }))

  route('frame.origins', () => config.frameOrigins)

  route('map.tiles', () =>
    config.mapTileUrl === undefined
      ? null
      : { url: config.mapTileUrl, attribution: config.mapTileAttribution, datum: config.mapTileDatum },
  )

  route('service.list', (_, { user }) => servicesFor(user, contracts))

  route('contract.find', ({ names, shapes }, { user }) =>
    findContracts(contracts, user, { names: names.split(','), hasShapes: shapes === true }),
  )
}
