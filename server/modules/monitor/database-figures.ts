import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'

/** Statistics of PostgreSQL. Sizes are in bytes and times in seconds; rates are between 0 and 1. */
export interface DatabaseFacts {
  version: string
  started: string
  name: string
  sizeBytes: number
  connections: number
  mostConnections: number
  active: number
  idleInTransaction: number
  hit: number | null
  longestSeconds: number
  waitingLocks: number
  deadlocks: number
  commits: number
  rollbacks: number
  temporaryBytes: number
  sharedBuffers: string
  rows: number
}

/** Reads statistics of the whole database, which all nodes share. */
export async function readDatabase(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`select
      current_setting('server_version') as version, pg_postmaster_start_time() as started,
      current_database() as name, pg_database_size(current_database())::float8 as "sizeBytes",
      a.connections, current_setting('max_connections')::int as "mostConnections", a.active,
      a.idle as "idleInTransaction", a.longest as "longestSeconds",
      case when s.blks_hit + s.blks_read = 0 then null
        else s.blks_hit::float8 / (s.blks_hit + s.blks_read) end as hit,
      (select count(*)::int from pg_locks where not granted) as "waitingLocks",
      s.deadlocks::float8, s.xact_commit::float8 as commits, s.xact_rollback::float8 as rollbacks,
      s.temp_bytes::float8 as "temporaryBytes", current_setting('shared_buffers') as "sharedBuffers",
      (select coalesce(sum(n_live_tup), 0)::float8 from pg_stat_user_tables) as rows
    from pg_stat_database s, (
      select count(*)::int as connections, (count(*) filter (where state = 'active'))::int as active,
        (count(*) filter (where state like 'idle in transaction%'))::int as idle,
        coalesce(max(extract(epoch from clock_timestamp() - query_start))
          filter (where state = 'active' and pid <> pg_backend_pid()), 0)::float8 as longest
      from pg_stat_activity where datname = current_database()
    ) a
    where s.datname = current_database()`.execute(db)
  return rows[0] as DatabaseFacts
}

/** Name, row count and size of a table. The size includes its indexes. */
export interface TableFacts {
  name: string
  sizeBytes: number
  rows: number
  dead: number
  vacuumed: string | null
}

/** Lists the largest tables. The figures of a partitioned table include its partitions. */
export async function readLargestTables(db: Db, most: number): Promise<TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select coalesce(parent.relname, t.relname) as name, sum(pg_total_relation_size(t.relid))::float8 as "sizeBytes",
      sum(t.n_live_tup)::float8 as rows, sum(t.n_dead_tup)::float8 as dead,
      max(greatest(t.last_vacuum, t.last_autovacuum)) as vacuumed
    from pg_stat_user_tables t
      left join pg_inherits i on i.inhrelid = t.relid
      left join pg_class parent on parent.oid = i.inhparent
    group by 1 order by 2 desc, 1 limit ${sql.lit(most)}`.execute(db)
  return rows
}

/** Counts the live sessions, and the expired sessions that the cleanup hasn't deleted yet. */
export async function countSessions(
  db: Db,
  { now, idleHours }: { now: Date; idleHours: number },
): Promise<{ live: number; over: number }> {
  const idle = new Date(now.getTime() - idleHours * 3_600_000).toISOString()
  const { rows } = await sql<{ live: number; over: number }>`select
      (count(*) filter (where expire_time > ${now.toISOString()} and seen_time > ${idle}))::int as live,
      (count(*) filter (where expire_time <= ${now.toISOString()} or seen_time <= ${idle}))::int as over
    from sys_session`.execute(db)
  return rows[0] ?? { live: 0, over: 0 }
}

/** Counts the sign-ins on all nodes since the given time. */
export async function countSignIns(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sys_log')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('outcome', '=', 'SUCCESS')
    .where('create_time', '>=', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}
