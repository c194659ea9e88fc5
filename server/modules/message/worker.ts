import type { FastifyBaseLogger } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import { createPoller } from '../../platform/poller.ts'
import { createNotifyUser } from '../../platform/push/notify-user.ts'
import { createSmsProvider } from '../../platform/sms/create-provider.ts'
import { createSuspension } from '../../platform/suspension.ts'
import type { Services } from '../../services.ts'
import {
  type ClaimedMessage,
  claimMessage,
  MAX_ATTEMPTS,
  markFailed,
  markSent,
  markUnsent,
} from './outbox-repo.ts'

/**
 * Creates the worker that sends due messages. Each node sends one message at a time. Two nodes never send the
 * same message at the same time.
 */
export function createMessageWorker(services: Services, log: FastifyBaseLogger) {
  const { database, clock } = services
  const { db } = database
  const provider = createSmsProvider(services.config, log)
  const notifyUser = createNotifyUser(services)
  const isSuspended = createSuspension(database)

  async function sendSms(message: ClaimedMessage): Promise<void> {
    const { id, receiver: mobile, content: text, templateCode: template, params } = message
    // If the node dies before it saves the result, the message is sent again. The gateway can detect the
    // duplicate, because both requests have the same id.
    const wasSent = await provider.send({ id, mobile, template, params: JSON.parse(params), text })
    await (wasSent ? markSent(db, message) : markUnsent(db, message))
  }

  /**
   * Creates the notice and marks the message as sent in one transaction, so that the notice is created
   * exactly once.
   */
  const deliverToUser = (message: ClaimedMessage): Promise<void> =>
    withTransaction(db, async (tx) => {
      const { title, content, sender, receiver } = message
      if (!(await markSent(tx, message))) return
      const user = await tx
        .selectFrom('sys_user')
        .select('id')
        .where('username', '=', receiver)
        .where('del_flag', '=', 0)
        .executeTakeFirst()
      if (!user) throw new Error('USER_GONE')
      await notifyUser(tx, { userId: user.id, title, content, sender, at: clock() })
    })

  async function send(message: ClaimedMessage): Promise<void> {
    try {
      // The node of the last allowed attempt died before it saved a result, so the message fails here.
      if (message.attempts > MAX_ATTEMPTS) throw new Error('NODES_LOST')
      await (message.type === '1' ? sendSms(message) : deliverToUser(message))
    } catch (err) {
      log.error({ err, message: message.id }, 'sending a message failed')
      await markFailed(db, message, err instanceof Error ? err.message : String(err))
    }
  }

  return createPoller({
    log,
    failure: 'polling the message queue failed',
    async doNext() {
      if (await isSuspended()) return false
      const message = await claimMessage(db)
      if (message) await send(message)
      return message !== undefined
    },
  })
}
