import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Services } from '../../services.ts'
import { createComplaint } from './complain-once.ts'
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

interface Surroundings {
  log: FastifyBaseLogger
  from: Snapshot
}

/** Reads the outbox from a moment on, one reading at a time: all who ask during one share another after it. */
function createReader(peers: Peers, pool: Pool, { log, from }: Surroundings): () => Promise<void> {
  const complaint = createComplaint(log, 'could not read what is to be pushed')
  let since = from
  let reading: Promise<void> | undefined
  let next: Promise<void> | undefined

  async function read(): Promise<void> {
    const { snapshot, entries } = await readOutbox(pool, since)
    since = snapshot
    for (const entry of entries) peers.deliver(entry)
  }

  function begin(): Promise<void> {
    reading = complaint(read).finally(() => {
      reading = undefined
    })
    return reading
  }

  return () => {
    if (!reading) return begin()
    next ??= reading.then(() => {
      next = undefined
      return reading ?? begin()
    })
    return next
  }
}

/** One run of the feed, from the first socket to the last. */
function run(peers: Peers, services: Needs, surroundings: Surroundings) {
  const { log } = surroundings
  const { pool } = services.database
  const look = createReader(peers, pool, surroundings)
  const complaint = createComplaint(log, 'could not look at the sessions of open sockets')
  let looks = 0

  const timer = setInterval(() => {
    looks += 1
    void look()
    if (looks % PING_EVERY === 0) peers.ping()
    if (looks % SESSIONS_EVERY === 0) void complaint(() => closeEndedSessions(peers, services))
  }, LOOK_EVERY).unref()
  const stopListening = services.config.pushNotify ? listenForWakeUps(pool, log, look) : async () => undefined

  const end = async () => {
    clearInterval(timer)
    await Promise.all([look(), stopListening()])
  }
  return { look, end }
}

/** Brings what any node has published to the sockets of this one, and asks the database nothing while there are none. */
export function createFeed(peers: Peers, services: Needs, log: FastifyBaseLogger) {
  let running: Promise<ReturnType<typeof run>> | undefined
  let idleTimer: NodeJS.Timeout | undefined

  async function stop(): Promise<void> {
    clearInterval(idleTimer)
    const current = running
    running = undefined
    await current?.then(({ end }) => end()).catch(() => undefined)
  }

  return {
    /** Call it before a socket is accepted: what is published after that reaches it, and nothing older does. */
    async start(): Promise<void> {
      // Nobody finds it idle while a socket is on its way.
      clearInterval(idleTimer)
      const isRunning = running !== undefined
      running ??= takeSnapshot(services.database.pool).then((from) => run(peers, services, { log, from }))
      const current = running
      const { look } = await current.catch((cause) => {
        if (running === current) running = undefined
        throw cause
      })
      if (isRunning) await look()
      clearInterval(idleTimer)
      idleTimer = setInterval(() => {
        if (peers.all.size === 0) void stop()
      }, IDLE_CHECK).unref()
    },
    stop,
  }
}
