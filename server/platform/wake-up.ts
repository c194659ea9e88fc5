import type { FastifyBaseLogger } from 'fastify'
import pg, { type Pool } from 'pg'

/** Milliseconds before reconnecting. */
const RETRY = 2_000

interface ListenOptions {
  pool: Pool
  log: FastifyBaseLogger
  /** NOTIFY channel. */
  channel: string
}

/**
 * Listens for notifications on a separate connection. Calls `wake` with the payload of each notification, and
 * without a payload after each connect. Notifications only reduce the delay, since polling also finds new
 * entries. Returns a function that stops listening.
 */
export function listenForWakeUps(
  { pool, log, channel }: ListenOptions,
  wake: (payload?: string) => void,
): () => Promise<void> {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isOver = false

  const again = (lost: pg.Client) => (err?: Error) => {
    if (isOver || client !== lost) return
    client = undefined
    if (err) log.debug({ err }, 'not woken up for now, still polling')
    lost.end().catch(() => undefined)
    retry = setTimeout(connect, RETRY).unref()
  }

  function connect(): void {
    const next = new pg.Client(pool.options)
    client = next
    const lost = again(next)
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload }) => wake(payload))
    next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      // This call finds the entries that were written before the connection began to listen.
      .then(() => wake(), lost)
  }
  connect()

  return async () => {
    isOver = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
