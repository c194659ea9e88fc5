import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { sqlStateOf } from './violated-index.ts'

/** Does one step of a transaction; one that fails is undone alone, and the transaction can go on. */
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

/** Serialization failure and deadlock: the database undid it all and asks for another try. */
const again = new Set(['40001', '40P01'])
const TRIES = 5
const PAUSE_MS = 10

/** Runs `work` in one transaction. It may run more than once, so it must not act outside the database. */
export async function withTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === TRIES || !again.has(sqlStateOf(error) ?? '')) throw error
      await sleep(PAUSE_MS * 2 ** attempt * Math.random())
    }
  }
}
