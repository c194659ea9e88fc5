import type { FastifyInstance } from 'fastify'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { retryMessages } from './retry.ts'
import { createMessageSender, previewMessage } from './send.ts'
import { createMessageWorker } from './worker.ts'

/** Maximum number of requests to send messages per minute and address. */
const SENDS = 60

/** Routes to send messages, and to send failed messages again. */
export function messageRoutes(
  app: FastifyInstance,
  services: Services,
  { list }: { list: { changed: () => void } },
): void {
  const route = createRoute(app)
  const { db } = services.database
  const send = createMessageSender(services)
  const worker = createMessageWorker(services, app.log)
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())

  const change = createChangeRoute(app, services, () => {
    list.changed()
    void worker.wake()
  })

  route('messageTemplate.preview', (query, { user }) => previewMessage(db, query, user))
  change('messageTemplate.send', send, { limit: SENDS })
  change('message.retry', (tx, body, { user }) => retryMessages(tx, body, user))
}
