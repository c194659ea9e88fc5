import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import { readOutbox, type Snapshot, takeSnapshot } from './outbox.ts'
import type { Peers } from './peers.ts'
import { closeEndedSessions } from './session-watch.ts'
import { listenForWakeUps } from './wake-up.ts'

/** Milliseconds between two looks into the outbox: the longest a push takes where nothing wakes us. */
const LOOK_EVERY = 1_000
/** Sessions are looked at, and peers pinged, every so many looks. */
const SESSIONS_EVERY = 2
const PING_EVERY = 25
/** Milliseconds after which a feed without sockets ends. */
const IDLE_CHECK = 10_000

type Needs = Pick<Services, 'database' | 'clock' | 'config'>

/** One run of the feed, from the first socket to the last. */
function run(peers: Peers, services: Needs, { log, from }: { log: FastifyBaseLogger; from: Snapshot }) {
  const { pool } = services.database
  let since = from
  let looks = 0
  let reading: Promise<void> | undefined
  let isAsked = false

  async function read(): Promise<void> {
    const { snapshot, entries } = await readOutbox(pool, since)
    since = snapshot
    for (const entry of entries) peers.deliver(entry)
  }

  /** One reading at a time: whoever asks during one gets another after it. */
  function look(): void {
    if (reading) {
      isAsked = true
      return
    }
    reading = read()
      .catch((err) => log.warn({ err }, 'could not read what is to be pushed'))
      .finally(() => {
        reading = undefined
        if (isAsked) {
          isAsked = false
          look()
        }
      })
  }

  const timer = setInterval(() => {
    looks += 1
    look()
    if (looks % PING_EVERY === 0) peers.ping()
    if (looks % SESSIONS_EVERY === 0) {
      closeEndedSessions(peers, services).catch((err) => log.warn({ err }, 'could not look at sessions'))
    }
  }, LOOK_EVERY).unref()
  const stopListening = services.config.pushNotify ? listenForWakeUps(pool, log, look) : async () => undefined

  return async () => {
    clearInterval(timer)
    await Promise.all([reading, stopListening()])
  }
}

/** Brings what any node has published to the sockets of this one, and asks the database nothing while there are none. */
export function createFeed(peers: Peers, services: Needs, log: FastifyBaseLogger) {
  let running: Promise<() => Promise<void>> | undefined
  let idleTimer: NodeJS.Timeout | undefined

  async function stop(): Promise<void> {
    clearInterval(idleTimer)
    const current = running
    running = undefined
    await current?.then((end) => end()).catch(() => undefined)
  }

  return {
    /** Call it before a socket is accepted: whatever is published after it has opened then reaches it. */
    async start(): Promise<void> {
      running ??= takeSnapshot(services.database.pool).then((from) => run(peers, services, { log, from }))
      const current = running
      await current.catch((cause) => {
        if (running === current) running = undefined
        throw cause
      })
      clearInterval(idleTimer)
      idleTimer = setInterval(() => {
        if (peers.all.size === 0) void stop()
      }, IDLE_CHECK).unref()
    },
    stop,
  }
}
