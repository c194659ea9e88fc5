import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { createPoller } from '../poller.ts'
import { createOperationHandler } from './handler.ts'
import { createChannelOperations, UNSENT_BATCH } from './operations.ts'
import { channelQueue } from './queue.ts'

/** Processes the queues of all channels on this node, also of channels that another node adds later. */
export async function channelWorkers(app: FastifyInstance, services: Services): Promise<void> {
  const { database, queues, config, clock } = services
  const handler = createOperationHandler(services)
  const operations = createChannelOperations(services)
  const known = new Set<string>()
  /** Channels that may have operations without a message. */
  const unchecked = new Set<string>()

  async function workNewChannels(): Promise<boolean> {
    const channels = await database.db.selectFrom('pay_channel').select('code').execute()
    for (const { code } of channels) {
      if (known.has(code)) continue
      known.add(code)
      unchecked.add(code)
      queues.work(channelQueue(code, config.channelTimeoutSeconds), handler)
    }
    return false
  }

  async function sendUnsent(): Promise<boolean> {
    const [code] = unchecked
    if (code === undefined) return false
    const sent = await withTransaction(database.db, (tx) => operations.sendUnsent(tx, code, clock()))
    if (sent < UNSENT_BATCH) unchecked.delete(code)
    return true
  }

  const poller = createPoller({
    log: app.log,
    failure: 'looking up new channels failed',
    doNext: workNewChannels,
  })
  const sender = createPoller({
    log: app.log,
    failure: 'sending operations without a message failed',
    doNext: sendUnsent,
  })
  app.addHook('onReady', async () => {
    await poller.wake()
    poller.start()
    sender.start()
  })
  app.addHook('onClose', async () => {
    await Promise.all([poller.stop(), sender.stop()])
  })
}
