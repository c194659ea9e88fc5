import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { BindOwnThirdBody, ThirdAccount } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { bindTicket, unbind } from './binding.ts'
import { titlesOf } from './providers.ts'
import { listBound } from './repo.ts'

const bound = { en: 'The account is bound', zh: '绑定成功' }
const unbound = { en: 'The account is unbound', zh: '解绑成功' }
const Source = Type.Object({ source: Type.String({ minLength: 1, maxLength: 50 }) })
const nobody = { id: null, thirdUserId: null, realname: null, createTime: null }

/** What a user does with the accounts elsewhere that open his own. */
export function ownThirdRoutes(app: FastifyInstance, services: Services): void {
  const { config, database, ids } = services
  const change = createChange(services)

  /** Every provider one can go to, and those that are bound though nobody can go there any more. */
  async function list(userId: string): Promise<ThirdAccount[]> {
    const known = await listBound(database.db, userId)
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

  app.route({
    ...operationRoute('account.thirdAccounts'),
    handler: async ({ user }) => ok(await list(user.id)),
  })

  app.route<{ Body: BindOwnThirdBody }>({
    ...operationRoute('account.bindThird'),
    handler: (request, reply) =>
      change(request, reply, async (tx, at) => {
        const { user, body } = request
        const { audit } = await bindTicket(tx, { account: user, ticket: body.uuid, id: ids.nextId(), at })
        return { result: null, audit, message: bound }
      }),
  })

  const { schema, ...removal } = operationRoute('account.unbindThird')
  app.route<{ Params: { source: string } }>({
    ...removal,
    schema: { params: Source, response: schema.response },
    handler: (request, reply) =>
      change(request, reply, async (tx) => {
        const audit = await unbind(tx, request.user, request.params.source)
        return { result: null, audit, message: unbound }
      }),
  })
}
