import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/index.ts'

/** Until when a password that was given for one time signs in, in seconds of the epoch; null is a password of one's own. */
export const oneTimeUntil: RawBuilder<number | null> = sql`extract(epoch from one_time_until)::float8`

interface OneTime {
  oneTimeUntil: number | null
}

/** Tells whether the password is still valid for signing in. */
export const isUsable = ({ oneTimeUntil: until }: OneTime, now: Date): boolean =>
  until === null || until * 1_000 > now.getTime()

/** A password for one time has had its time with the login it is used for. */
export async function spendOneTime(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sys_user')
    .set({ one_time_until: now.toISOString() })
    .where('id', '=', userId)
    .where('one_time_until', 'is not', null)
    .execute()
}
