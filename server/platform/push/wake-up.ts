import type { FastifyBaseLogger } from 'fastify'
import pg, { type Pool } from 'pg'
import { WAKE_CHANNEL } from './outbox.ts'

/** Milliseconds before reconnecting. */
const RETRY = 2_000

/**
 * Listens on a separate connection and calls `wake` on each notification. It only reduces the delay: without
 * it, polling finds new entries. Returns a function that stops it.
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
      // Reads entries written before the connection listened.
      .then(wake, lost)
  }
  connect()

  return async () => {
    isOver = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
