import { sql } from 'kysely'
import type { Services } from '../../services.ts'

const HOUR = 3_600_000
const DAY = 86_400_000

/**
 * Deletes expired rows: sessions, captchas, SMS codes, tokens for new passwords, steps of OAuth sign-ins, and
 * approvals. Also deletes old counters, nonces and push messages.
 */
export async function deleteExpired({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>) {
  const now = clock().toISOString()
  const yesterday = new Date(clock().getTime() - DAY).toISOString()
  const anHourAgo = new Date(clock().getTime() - HOUR).toISOString()
  await sql`delete from sys_session where expire_time < ${now}`.execute(db)
  await sql`delete from captcha where expire_time < ${now}`.execute(db)
  await sql`delete from login_failure where first_time < ${yesterday}`.execute(db)
  await sql`delete from sms_code where expire_time < ${now}`.execute(db)
  await sql`delete from password_proof where expire_time < ${now}`.execute(db)
  await sql`delete from third_login_step where expire_time < ${now}`.execute(db)
  await sql`delete from four_eyes_signature where expire_time < ${now}`.execute(db)
  await sql`delete from quota where began_time < ${yesterday}`.execute(db)
  await sql`delete from request_nonce where create_time < ${anHourAgo}`.execute(db)
  await sql`delete from push_outbox where create_time < ${anHourAgo}`.execute(db)
}
