import type { FastifyInstance } from 'fastify'
import type { Changed } from '../../platform/http/change.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { retryMessages } from './retry.ts'
import { createMessageSender, previewMessage } from './send.ts'
import { createMessageWorker } from './worker.ts'

/** Maximum number of requests to send messages per minute and address. */
const SENDS = 60

/** Routes to send messages, and to send failed messages again. */
export function messageRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const send = createMessageSender(services)
  const worker = createMessageWorker(services, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())

  const change = createChangeRoute(app, services)
  const waking = async (message: Promise<Changed<null>>) => ({
    ...(await message),
    afterCommit: async () => void worker.wake(),
  })

  route('messageTemplate.preview', (query, { user }) => previewMessage(services, query, user))
  change('messageTemplate.send', (tx, body, context) => waking(send(tx, body, context)), { limit: SENDS })
  change('message.retry', (tx, body, { user }) => waking(retryMessages(tx, body, user)))
}
