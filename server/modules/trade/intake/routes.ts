import type { FastifyInstance } from 'fastify'
import { IntakeTrade, MAX_INTAKE_ROWS } from '#schemas'
import { originOf } from '../../../platform/http/change.ts'
import { createChangeRoute, createRoute } from '../../../platform/http/operation-route.ts'
import { createList } from '../../../platform/list/list.ts'
import { createListRoute } from '../../../platform/list/list-route.ts'
import type { Services } from '../../../services.ts'
import { intakeKeyResource } from './intake-key-resource.ts'
import { createIntakeKeys } from './intake-keys.ts'
import { createIntake } from './service.ts'

/** Number of JSON keys in a batch of the maximum size. */
const MAX_BATCH_KEYS = 1 + MAX_INTAKE_ROWS * Object.keys(IntakeTrade.properties).length

/**
 * Routes with which machines report trades, and with which administrators manage the keys of these machines.
 */
export async function intakeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const intake = createIntake(services)
  const keys = createIntakeKeys(services)
  const countKeysAgain = () => services.listChanges.add(intakeKeyResource.model.name)
  const signed = { config: { signingKey: (keyId: string) => keys.find(keyId) } }
  const signedBatch = { config: { ...signed.config, jsonKeys: MAX_BATCH_KEYS } }

  createChangeRoute(app, services)('trade.add', (tx, trade, context) => intake.add(tx, trade, context))
  route(
    'trade.intake',
    (trade, { signedBy, id }) => intake.single(trade, { keyId: signedBy.id, requestId: id }),
    signed,
  )
  route(
    'trade.intakeBatch',
    (args, { signedBy, id, locale }) =>
      intake.batch(args.trades, { keyId: signedBy.id, requestId: id }, locale),
    signedBatch,
  )

  createListRoute(app)('trade.keys', createList(intakeKeyResource, services))
  route('trade.addKey', async (key, request) => {
    const added = await keys.add(key, originOf(request))
    countKeysAgain()
    return added
  })
  route('trade.revokeKey', async ({ id }, request) => {
    const revoked = await keys.revoke(id, originOf(request))
    countKeysAgain()
    return revoked
  })
}
