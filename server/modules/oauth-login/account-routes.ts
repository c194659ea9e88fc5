import type { FastifyInstance } from 'fastify'
import type { ThirdAccount } from '#schemas'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { titlesOf } from '../../platform/oauth/providers.ts'
import { listBindings } from '../../platform/users/third-accounts.ts'
import type { Services } from '../../services.ts'
import { bindTicket, unbind } from './binding.ts'

const bound = { en: 'The account is bound', zh: '绑定成功' }
const unbound = { en: 'The account is unbound', zh: '解绑成功' }
const nobody = { id: null, thirdUserId: null, realname: null, createTime: null }

/** Routes with which users see, bind and unbind their own third-party accounts. */
export function ownBindingRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { config, database } = services
  const change = createChangeRoute(app, services)

  /**
   * Lists the configured providers, followed by providers that are no longer configured but to which an
   * account of the user is still bound.
   */
  async function list(userId: string): Promise<ThirdAccount[]> {
    const known = await listBindings(database.db, userId)
    const offered = config.thirdLogin.providers.map((provider) => ({
      ...nobody,
      ...known.find(({ source }) => source === provider.source),
      source: provider.source,
      titles: titlesOf(provider),
      isOffered: true,
    }))
    const others = known
      .filter(({ source }) => !offered.some((each) => each.source === source))
      .map((each) => ({ ...each, titles: { 'en-US': each.source, 'zh-CN': each.source }, isOffered: false }))
    return [...offered, ...others]
  }

  route('account.thirdAccounts', (_, { user }) => list(user.id))

  change('account.bindThird', async (tx, { uuid }, { user, at, nextId }) => {
    const { audit } = await bindTicket(tx, { account: user, ticket: uuid, id: nextId(), at })
    return { result: null, audit, message: bound }
  })
  change('account.unbindThird', async (tx, { source }, { user }) => {
    const audit = await unbind(tx, user, source)
    return { result: null, audit, message: unbound }
  })
}
