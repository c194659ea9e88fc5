import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { createPoller } from '../poller.ts'
import { createOperationHandler } from './handler.ts'
import { channelQueue } from './queue.ts'
import { createUpkeep } from './upkeep.ts'

/** Milliseconds between two searches for operations without a message. */
const UPKEEP_MS = 30_000

/** Processes the queues of all channels on this node. Also finds channels that another node adds later. */
export async function channelWorkers(app: FastifyInstance, services: Services): Promise<void> {
  const { database, queues, config } = services
  const handler = createOperationHandler(services, app.log)
  const known = new Set<string>()

  async function workNewChannels(): Promise<boolean> {
    const channels = await database.db.selectFrom('pay_channel').select('code').execute()
    for (const { code } of channels) {
      if (known.has(code)) continue
      known.add(code)
      queues.work(channelQueue(code, config.channelTimeoutSeconds), handler)
    }
    return false
  }

  const channelPoller = createPoller({
    log: app.log,
    failure: 'looking up new channels failed',
    doNext: workNewChannels,
  })
  const upkeep = createUpkeep(services)
  const upkeepPoller = createPoller({
    log: app.log,
    failure: 'looking up operations without a message failed',
    intervalMs: UPKEEP_MS,
    doNext: async () => {
      await upkeep()
      return false
    },
  })
  app.addHook('onReady', async () => {
    await channelPoller.wake()
    channelPoller.start()
    upkeepPoller.start()
  })
  app.addHook('onClose', async () => void (await Promise.all([channelPoller.stop(), upkeepPoller.stop()])))
}
