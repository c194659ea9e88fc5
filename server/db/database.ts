import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { createPool, type PoolOptions } from './pool.ts'
import type { DB as Database } from './tables.gen.ts'

export type { Database }
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/** The pool, and the query builder on top of it. */
export interface OpenDatabase {
  pool: pg.Pool
  db: Db
  /** Ends all connections; those in use first finish. */
  close(): Promise<void>
}

/** Connects at the first query, not now. */
export function openDatabase(options: PoolOptions): OpenDatabase {
  const pool = createPool(options)
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => pool.end() }
}
