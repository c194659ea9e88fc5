import type { FastifyBaseLogger } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { createTell } from '../notice/tell.ts'
import { createComplaint } from '../push/complain-once.ts'
import { createSmsProvider } from '../sms/create-provider.ts'
import {
  MOST_TRIES,
  noteFailed,
  noteResting,
  noteSent,
  type TakenMessage,
  takeMessage,
} from './outbox-repo.ts'

/** How often a node looks for messages to send, in ms. */
const LOOK_EVERY = 3_000

/** Sends the messages that are due, one at a time; any node does it, and of two only one gets a message. */
export function createMessageWorker(services: Services, log: FastifyBaseLogger) {
  const { database, clock } = services
  const { db } = database
  const provider = createSmsProvider(services.config, log)
  const tell = createTell(services)
  const complaint = createComplaint(log, 'could not look for messages to send')
  const stopping = new AbortController()
  let turn: Promise<void> | undefined

  async function sendSms(message: TakenMessage): Promise<void> {
    const { id, receiver: mobile, content: text, templateCode: template, params } = message
    // Whoever dies between the gateway and the note sends it twice: the gateway knows it by its id.
    const left = await provider.send({ id, mobile, template, params: JSON.parse(params), text })
    await (left ? noteSent(db, message) : noteResting(db, message))
  }

  /** Told and noted at once: it is there once, or not at all. */
  const tellUser = (message: TakenMessage): Promise<void> =>
    withTransaction(db, async (tx) => {
      const { title, content, sender, receiver } = message
      if (!(await noteSent(tx, message))) return
      const user = await tx
        .selectFrom('sys_user')
        .select('id')
        .where('username', '=', receiver)
        .where('del_flag', '=', 0)
        .executeTakeFirst()
      if (!user) throw new Error('USER_GONE')
      await tell(tx, { userId: user.id, title, content, sender, at: clock() })
    })

  async function send(message: TakenMessage): Promise<void> {
    try {
      // A node that died of the last try left it like this.
      if (message.tries > MOST_TRIES) throw new Error('NODES_LOST')
      await (message.type === '1' ? sendSms(message) : tellUser(message))
    } catch (err) {
      log.error({ err, message: message.id }, 'a message was not sent')
      await noteFailed(db, message, err instanceof Error ? err.message : String(err))
    }
  }

  async function workOff(): Promise<void> {
    while (!stopping.signal.aborted) {
      const message = await takeMessage(db)
      if (!message) return
      await send(message)
    }
  }

  /** Looks for messages now; a look that is under way goes on. */
  const wake = (): Promise<void> => {
    turn ??= complaint(workOff).finally(() => {
      turn = undefined
    })
    return turn
  }

  return {
    wake,
    /** Looks now and then until it is stopped. */
    start(): void {
      const timer = setInterval(() => void wake(), LOOK_EVERY)
      timer.unref()
      stopping.signal.addEventListener('abort', () => clearInterval(timer))
    },
    /** Finishes the message that is under way. */
    async stop(): Promise<void> {
      stopping.abort()
      await turn
    },
  }
}
