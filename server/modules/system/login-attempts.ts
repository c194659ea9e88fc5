import { normalizeIP } from '@fastify/rate-limit'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'

/** Failures count for a quarter of an hour after the last one, in milliseconds. */
const WINDOW = 900_000
/** After so many failures a captcha is asked for. */
const CAPTCHA_AFTER = 3
/** After so many failures of one account, each further answer comes later: a stranger can slow it, never lock it. */
const SLOW_AFTER = 5
const LONGEST_DELAY = 4_000
/** After so many failures an address has to wait. */
const REFUSE_AFTER = 50

const NETWORK_BITS = 64

/** How often an account and an address failed lately, before this attempt. */
export interface Attempt {
  accountFailures: number
  addressFailures: number
}

export const needsCaptcha = ({ accountFailures, addressFailures }: Attempt): boolean =>
  Math.max(accountFailures, addressFailures) >= CAPTCHA_AFTER

/** Milliseconds to hold the answer back. */
export const delayOf = ({ accountFailures }: Attempt): number =>
  accountFailures < SLOW_AFTER ? 0 : Math.min(250 * 2 ** (accountFailures - SLOW_AFTER), LONGEST_DELAY)

/** Seconds an address has to wait; undefined if it need not. */
export const waitOf = ({ addressFailures }: Attempt): number | undefined =>
  addressFailures < REFUSE_AFTER ? undefined : WINDOW / 1_000

/** Where an address counts: an IPv6 customer has a whole /64 to choose addresses from. */
export const networkOf = (ip: string): string => normalizeIP(ip, NETWORK_BITS)

const subjects = (username: string, ip: string): [string, string] => [
  `user:${username}`,
  `from:${networkOf(ip)}`,
]

/**
 * Counts failed logins by account and by address. An attempt counts as failed before it is tried and is taken back
 * when it succeeds: so many tries at the same moment cannot all slip past the same count.
 */
export function createLoginAttempts({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>) {
  const since = () => new Date(clock().getTime() - WINDOW).toISOString()

  const count = async (subject: string, by: Db): Promise<number> => {
    const { rows } = await sql<{ failures: number }>`
      insert into login_failure as f (subject, failures, last_time)
      values (${subject}, 1, ${clock().toISOString()})
      on conflict (subject) do update set
        failures = case when f.last_time < ${since()} then 1 else f.failures + 1 end,
        last_time = excluded.last_time
      returning failures`.execute(by)
    return (rows[0]?.failures ?? 1) - 1
  }

  return {
    /** Counts one attempt and says what had failed before it. */
    async begin(username: string, ip: string): Promise<Attempt> {
      const [account, address] = subjects(username, ip)
      const addressFailures = await count(address, db)
      // An address that has to wait cannot make accounts slower meanwhile.
      const accountFailures = addressFailures < REFUSE_AFTER ? await count(account, db) : 0
      return { accountFailures, addressFailures }
    },

    /** Takes the attempt back: the account starts anew, the address loses only this one. */
    async succeeded(tx: Tx, username: string, ip: string): Promise<void> {
      const [account, address] = subjects(username, ip)
      await tx.deleteFrom('login_failure').where('subject', '=', account).execute()
      await tx
        .updateTable('login_failure')
        .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
        .where('subject', '=', address)
        .where('failures', '>', 0)
        .execute()
    },

    /** Whether a visitor from this address would be asked for a captcha. */
    async addressNeedsCaptcha(ip: string): Promise<boolean> {
      const row = await db
        .selectFrom('login_failure')
        .select('failures')
        .where('subject', '=', subjects('', ip)[1])
        .where('last_time', '>', since())
        .executeTakeFirst()
      return needsCaptcha({ accountFailures: 0, addressFailures: row?.failures ?? 0 })
    },
  }
}
