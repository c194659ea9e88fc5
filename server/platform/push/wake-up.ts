import type { FastifyBaseLogger } from 'fastify'
import pg, { type Pool } from 'pg'
import { WAKE_CHANNEL } from './outbox.ts'

/** Milliseconds until a lost connection is tried again. */
const RETRY = 2_000

/**
 * Listens on a connection of its own, and calls `wake` whenever a node has written something. Nothing depends on it:
 * while it is away, the polling finds what it would have announced. The returned function stops it.
 */
export function listenForWakeUps(pool: Pool, log: FastifyBaseLogger, wake: () => void): () => Promise<void> {
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
    next.on('notification', wake)
    next
      .connect()
      .then(() => next.query(`listen ${WAKE_CHANNEL}`))
      // Catches up on entries written before the connection listened.
      .then(wake, lost)
  }
  connect()

  return async () => {
    isOver = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
