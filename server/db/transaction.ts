import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { Database, Db, Tx } from './database.ts'
import { sqlStateOf } from './violated-index.ts'

/**
 * Creates a query builder that uses a connection of the caller. The caller begins and ends the transaction.
 */
export function transactionOn(client: ClientBase): Tx {
  const connection = { query: client.query.bind(client), release: () => undefined } as PostgresPoolClient
  const pool = { connect: async () => connection, end: async () => undefined }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) as Tx
}

/** Runs a step of a transaction in a savepoint. If the step fails, only the step is rolled back. */
export async function withSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint step`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint step`.execute(tx)
    await sql`release savepoint step`.execute(tx)
    throw error
  }
}

/**
 * SQLSTATEs of a serialization failure and of a deadlock. The transaction can be retried after these errors.
 */
const retryableStates = new Set(['40001', '40P01'])

/** True if the transaction can be retried after this error. */
export const isRetryable = (error: unknown): boolean => retryableStates.has(sqlStateOf(error) ?? '')

const TRIES = 5
const PAUSE_MS = 10

/**
 * Runs `work` in a transaction. The transaction may be retried, so `work` must have no effects outside the
 * database.
 */
export async function withTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error
      await sleep(PAUSE_MS * 2 ** attempt * Math.random())
    }
  }
}
