import type { FastifyInstance } from 'fastify'
import { closeBreaker } from '../../platform/channel/breaker.ts'
import { createChannelOperations } from '../../platform/channel/operations.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { readRecord, recordNotFound } from '../../platform/resource/records.ts'
import type { Services } from '../../services.ts'
import { createMerchantOperations } from './merchant-operations.ts'
import { createOperations } from './operations.ts'
import { payChannels } from './pay-channels.ts'

/** Routes of the operations that users start for merchants. */
export function merchantRoutes(app: FastifyInstance, services: Services): void {
  const ofMerchants = createMerchantOperations(services)
  const change = createChangeRoute(app, services)
  change('channelMerchant.changeRate', ofMerchants.changeRate)
  change('channelMerchant.changeCard', ofMerchants.changeCard)
  change('channelMerchant.onboard', ofMerchants.onboard)
  change('channelMerchant.queryBalance', (tx, ref, context) =>
    ofMerchants.start(tx, { ...ref, kind: 'BALANCE_QUERY' }, context),
  )
  change('channelMerchant.close', (tx, ref, context) =>
    ofMerchants.start(tx, { ...ref, kind: 'CLOSE' }, context),
  )
}

/** Routes to read, retry, cancel and send channel operations. */
export function operationRoutes(app: FastifyInstance, services: Services): void {
  const operations = createOperations(services)
  const change = createChangeRoute(app, services)
  createRoute(app)('channelOperation.get', ({ id }, { user }) => operations.get(id, user))
  change('channelOperation.retry', operations.retry)
  change('channelOperation.cancel', operations.cancel)
  change('channelOperation.sendNow', operations.sendNow)
}

/** Route that closes the circuit breaker of a channel. */
export async function breakerRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const channel = createChannelOperations(services)
  const change = createChangeRoute(app, services)
  change('payChannel.closeBreaker', async (tx, { id }, { user, at }) => {
    const read = () => readRecord(tx, payChannels.list, { id, scope: user.scope })
    const before = await read()
    if (!before) throw recordNotFound()
    await closeBreaker(tx, before.code, at)
    await channel.sendWaiting(tx, before.code)
    const detail = { code: before.code, failures: before.breakerFailures, waiting: before.waitingOperations }
    const audit = { action: 'payChannel.closeBreaker', subject: { kind: 'pay_channel', id }, detail }
    return { result: (await read()) ?? before, audit }
  })
}
