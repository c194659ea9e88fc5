import { sql } from 'kysely'
import type { Tx } from './database.ts'

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
