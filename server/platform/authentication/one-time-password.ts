import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/index.ts'

/** Expiry time of a one-time password, in seconds since 1970; null for a regular password. */
export const oneTimeUntil: RawBuilder<number | null> = sql`extract(epoch from one_time_until)::float8`

interface OneTime {
  oneTimeUntil: number | null
}

/** True if the password is still valid for signing in. */
export const isUsable = ({ oneTimeUntil: until }: OneTime, now: Date): boolean =>
  until === null || until * 1_000 > now.getTime()

/** Expires a one-time password after the user signed in with it. */
export async function expireOneTimePassword(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sys_user')
    .set({ one_time_until: now.toISOString() })
    .where('id', '=', userId)
    .where('one_time_until', 'is not', null)
    .execute()
}
