import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'

/** Name of the row of `app_state` that suspends the background work of all nodes. */
const NAME = 'suspended'

/** Line that the server prints at its start while its background work is suspended. */
export const SUSPENDED_LINE =
  'Suspended after a restore: jobs, messages and channel operations wait until you run "npm run resume".'

/** Suspends jobs, messages and channel operations of all nodes. */
export async function suspend(on: Db | Tx): Promise<void> {
  await sql`insert into app_state (name, value) values (${NAME}, to_jsonb(now()))
    on conflict (name) do nothing`.execute(on)
}

/** Resumes the background work. Returns whether it was suspended. */
export async function resume(on: Db | Tx): Promise<boolean> {
  const { rows } = await sql`delete from app_state where name = ${NAME} returning name`.execute(on)
  return rows.length > 0
}

/**
 * Creates a function that tells whether background work is suspended. Only a restore into an empty database
 * suspends work, so the function doesn't read again after work was allowed once.
 */
export function createSuspension({ db }: { db: Db }): () => Promise<boolean> {
  let isLive = false
  return async () => {
    if (isLive) return false
    const { rows } = await sql`select from app_state where name = ${NAME}`.execute(db)
    isLive = rows.length === 0
    return !isLive
  }
}
