import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { noWorker } from './errors.ts'
import { createSnowflake } from './snowflake.ts'

/** Generator of row ids. */
export interface IdMaker {
  /** Returns a new id. The id is unique over all processes, and higher than earlier ids of this process. */
  nextId(): string
  /** Releases the worker number. */
  close(): Promise<void>
}

interface IdClock {
  /** Wall clock in ms since 1970, which becomes part of ids. */
  now?: () => number
  /** Monotonic clock in ms, which limits the lease. */
  uptime?: () => number
}

const LEASE_SECONDS = 60
const RENEW_MS = 10_000
const WORKERS = 1024
/**
 * Number of attempts to lease a worker number. An attempt fails if another process takes the same number
 * first.
 */
const TRIES = 20

/**
 * Leases the worker number that has been unused for longest. Ids are therefore unlikely to repeat after a
 * clock was set back. If two processes choose the same number, only one of them gets a row, since the update
 * requires an expired lease.
 */
async function leaseWorker(db: Db, owner: string): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { rows } = await sql<{ worker: number }>`
      insert into node_lease (worker, owner, expire_time)
      select worker, ${owner}, now() + make_interval(secs => ${LEASE_SECONDS})
      from (select coalesce(
        (select free from generate_series(0, ${WORKERS - 1}::int) as free
          where not exists (select 1 from node_lease where worker = free) order by free limit 1),
        (select worker from node_lease where expire_time < now() order by expire_time limit 1)
      )::smallint as worker) as choice
      where worker is not null
      on conflict (worker) do update set owner = excluded.owner, expire_time = excluded.expire_time
        where node_lease.expire_time < now()
      returning worker`.execute(db)
    if (rows[0]) return rows[0].worker
  }
  throw noWorker({ reason: `all ${WORKERS} worker numbers are in use` })
}

/** Leases a worker number from the database and renews it until `close`. */
export async function createIdMaker(db: Db, clock: IdClock = {}): Promise<IdMaker> {
  const { now = Date.now, uptime = () => performance.now() } = clock
  const owner = randomUUID()
  const nextDeadline = () => uptime() + LEASE_SECONDS * 1000
  let deadline = nextDeadline()
  let snowflake = createSnowflake({ worker: await leaseWorker(db, owner), now })

  const renew = async () => {
    const promised = nextDeadline()
    const { rows } = await sql`
      update node_lease set expire_time = now() + make_interval(secs => ${LEASE_SECONDS})
      where owner = ${owner} returning worker`.execute(db)
    // The lease expired while the database was unreachable. Another process may have leased the number since
    // then, so a new number is leased.
    if (rows.length === 0) snowflake = createSnowflake({ worker: await leaseWorker(db, owner), now })
    deadline = promised
  }
  // If a renewal fails, it is tried again at the next interval. After the deadline of the lease, `nextId`
  // throws.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS)
  timer.unref()

  return {
    nextId() {
      if (uptime() >= deadline) throw noWorker({ reason: 'the database has been away for too long' })
      return snowflake()
    },
    async close() {
      clearInterval(timer)
      await sql`update node_lease set expire_time = now() where owner = ${owner}`.execute(db)
    },
  }
}
