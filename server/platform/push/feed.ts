import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import { logOnce } from '../log-once.ts'
import { shareRuns } from '../share-runs.ts'
import { listenForWakeUps } from '../wake-up.ts'
import { createRecordAnnouncer } from './announce-records.ts'
import { createRightsAnnouncer } from './announce-rights.ts'
import { CLOSED, type OpenSockets } from './open-sockets.ts'
import {
  currentSnapshot,
  type OutboxEntry,
  type PushTopic,
  readOutbox,
  type Snapshot,
  WAKE_CHANNEL,
} from './outbox.ts'

const HOUR = 3_600_000

const ALIVE = {
  name: 'push-sessions',
  query_timeout: 1_900,
  text: `select s.token_hash as hash from sys_session s join sys_user u on u.id = s.user_id
    where s.token_hash = any($1::bytea[]) and s.expire_time > $2 and s.seen_time > $3
      and u.status = 1 and u.del_flag = 0`,
}

/**
 * Closes sockets whose session has ended on any node, or whose user was frozen or deleted. Heartbeats don't
 * count as use of the session, so an idle session ends even if its socket is open.
 */
async function closeEndedSessions(
  peers: OpenSockets,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<void> {
  const asked = [...peers.all]
  if (asked.length === 0) return
  const now = clock()
  const idle = new Date(now.getTime() - config.sessionIdleHours * HOUR)
  const hashes = asked.map(({ tokenHash }) => tokenHash)
  const { rows } = await database.pool.query<{ hash: Buffer }>({ ...ALIVE, values: [hashes, now, idle] })
  const alive = new Set(rows.map(({ hash }) => hash.toString('base64')))
  for (const { socket, tokenHash } of asked) {
    if (!alive.has(tokenHash.toString('base64'))) socket.close(CLOSED.refused)
  }
}

/**
 * Milliseconds between two reads of the outbox. If no wake-up arrives, this time is also the maximum delay of
 * a push message.
 */
const READ_INTERVAL_MS = 1_000
/** Number of reads of the outbox between two checks of the sessions. */
const READS_PER_SESSION_CHECK = 2
const READS_PER_PING = 25
/** Milliseconds between two checks whether the feed has sockets. Without sockets, the feed ends. */
const IDLE_CHECK_MS = 10_000

type Needs = Pick<
  Services,
  'database' | 'clock' | 'config' | 'tables' | 'contracts' | 'registry' | 'listChanges'
>

interface FeedOptions {
  log: FastifyBaseLogger
  from: Snapshot
}

/**
 * Topics whose entries aren't sent to sockets as they are. Changed operations are announced as soon as this
 * node has registered them. Changed records are announced only to users who may list the records.
 */
const OTHERWISE_SENT: ReadonlySet<PushTopic> = new Set(['contracts', 'records'])

interface ReaderOptions extends FeedOptions {
  /** List to which the reader adds the entries about changed records. */
  changes: OutboxEntry[]
}

/**
 * Returns a function that reads the outbox, beginning after the snapshot `from`. Only one read runs at a
 * time. Calls during a read share the next read.
 */
function createReader(
  peers: OpenSockets,
  { database: { pool }, tables }: Needs,
  { log, from, changes }: ReaderOptions,
): () => Promise<void> {
  const guarded = logOnce(log, 'reading the push outbox failed')
  let since = from

  return shareRuns(() =>
    guarded(async () => {
      const { snapshot, entries } = await readOutbox(pool, since)
      since = snapshot
      const of = (wanted: PushTopic) => entries.filter(({ topic }) => topic === wanted)
      for (const entry of entries) if (!OTHERWISE_SENT.has(entry.topic)) peers.deliver(entry)
      changes.push(...of('records'))
      // The refresh changes the contract registry of this node, and this change notifies the sockets.
      if (of('contracts').length > 0) await tables.refreshNow()
    }),
  )
}

/** Runs the feed from the opening of the first socket until all sockets are closed. */
function run(peers: OpenSockets, services: Needs, options: FeedOptions) {
  const { log } = options
  const { pool } = services.database
  const changes: OutboxEntry[] = []
  const readNow = createReader(peers, services, { ...options, changes })
  const announceRecords = createRecordAnnouncer(peers, services)
  const guarded = logOnce(log, 'checking the sessions of open sockets failed')
  const guardedNews = logOnce(log, 'announcing changed records failed')
  const announceRights = shareRuns(createRightsAnnouncer(peers, services))
  const guardedRights = logOnce(log, 'announcing changed permissions failed')
  let reads = 0

  /** Announces the collected changes. If the announcement fails, keeps the changes for the next call. */
  async function announceChanges(): Promise<void> {
    const entries = changes.splice(0)
    try {
      await announceRecords(entries)
    } catch (cause) {
      changes.unshift(...entries)
      throw cause
    }
  }

  const timer = setInterval(() => {
    reads += 1
    // Wake-ups also read the outbox, but only this timer announces changed records. So each model is
    // announced at most once per interval.
    void readNow().then(() => guardedNews(announceChanges))
    void guardedRights(announceRights)
    if (reads % READS_PER_PING === 0) peers.ping()
    if (reads % READS_PER_SESSION_CHECK === 0) void guarded(() => closeEndedSessions(peers, services))
  }, READ_INTERVAL_MS).unref()
  const stopListening = services.config.pushNotify
    ? listenForWakeUps({ pool, log, channel: WAKE_CHANNEL }, () => void readNow())
    : async () => undefined

  const end = async () => {
    clearInterval(timer)
    await Promise.all([readNow(), stopListening()])
  }
  return { readNow, end }
}

/**
 * Creates the feed, which sends the outbox entries of all nodes to the sockets of this node. If there are no
 * sockets, the feed doesn't run queries.
 */
export function createFeed(peers: OpenSockets, services: Needs, log: FastifyBaseLogger) {
  let running: Promise<ReturnType<typeof run>> | undefined
  let idleTimer: NodeJS.Timeout | undefined

  async function stop(): Promise<void> {
    clearInterval(idleTimer)
    const current = running
    running = undefined
    await current?.then(({ end }) => end()).catch(() => undefined)
  }

  return {
    /**
     * Starts the feed. Call this function before you accept a socket, so that the socket receives all entries
     * that are committed after the call.
     */
    async start(): Promise<void> {
      // A socket is opening, so the feed is not idle.
      clearInterval(idleTimer)
      const isRunning = running !== undefined
      running ??= currentSnapshot(services.database.pool).then((from) => run(peers, services, { log, from }))
      const current = running
      const { readNow } = await current.catch((cause) => {
        if (running === current) running = undefined
        throw cause
      })
      if (isRunning) await readNow()
      clearInterval(idleTimer)
      idleTimer = setInterval(() => {
        if (peers.all.size === 0) void stop()
      }, IDLE_CHECK_MS).unref()
    },
    stop,
  }
}
