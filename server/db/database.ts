import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { createPool, type PoolOptions } from './pool.ts'
import type { DB as Database } from './tables.gen.ts'

export type { Database }
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** Connection pool, and the query builder that uses it. */
export interface OpenDatabase {
  pool: pg.Pool
  db: Db
  /** Waits until the running queries have ended, then closes all connections. */
  close(): Promise<void>
}

/** Creates a database client that connects at its first query. */
export function openDatabase(options: PoolOptions): OpenDatabase {
  const pool = createPool(options)
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}
