import type { FastifyInstance } from 'fastify'
import { originOf } from '../../../platform/http/change.ts'
import { createRoute } from '../../../platform/http/operation-route.ts'
import { createList } from '../../../platform/list/list.ts'
import { createListRoute } from '../../../platform/list/list-route.ts'
import { tradeResource } from '../../../records/trade.ts'
import type { Services } from '../../../services.ts'
import { intakeKeyResource } from './key-resource.ts'
import { createIntakeKeys } from './keys.ts'
import { createIntake } from './service.ts'

/** Routes of the intake of trades, for machines, and of its keys, for administrators. */
export async function intakeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const intake = createIntake(services)
  const keys = createIntakeKeys(services)
  const keyList = createList(intakeKeyResource, services)
  const trades = createList(tradeResource, services)
  const signed = { config: { signingKey: (keyId: string) => keys.find(keyId) } }

  route(
    'trade.intake',
    async (trade, { signedBy, id }) => {
      const receipt = await intake.single(trade, { keyId: signedBy.id, requestId: id })
      trades.changed()
      return receipt
    },
    signed,
  )
  route(
    'trade.intakeBatch',
    async (args, { signedBy, id, locale }) => {
      const answer = await intake.batch(args.trades, { keyId: signedBy.id, requestId: id }, locale)
      trades.changed()
      return answer
    },
    signed,
  )

  createListRoute(app)('trade.keys', keyList)
  route('trade.addKey', async (key, request) => {
    const added = await keys.add(key, originOf(request))
    keyList.changed()
    return added
  })
  route('trade.revokeKey', async ({ id }, request) => {
    const revoked = await keys.revoke(id, originOf(request))
    keyList.changed()
    return revoked
  })
}
