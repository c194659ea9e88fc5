import { normalizeIP } from '@fastify/rate-limit'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'

/** Milliseconds after the first failure until all failures expire: 15 minutes. */
const WINDOW = 900_000
/** Number of failures after which a captcha is required. */
const CAPTCHA_AFTER = 3
/**
 * Number of failures of an account after which its sign-ins are delayed. Sign-ins are delayed and not
 * blocked, so that an attacker cannot lock out the user by trying passwords.
 */
const SLOW_AFTER = 5
const LONGEST_DELAY = 4_000
/** Number of failures of an IP address after which the address has to wait. */
const REFUSE_AFTER = 50

const NETWORK_BITS = 64

/** Numbers of recent failures of an account and of an IP address. This attempt isn't counted. */
export interface Attempt {
  accountFailures: number
  addressFailures: number
  /** Seconds until the failures of the IP address expire; at least 1. */
  secondsLeft: number
}

export const needsCaptcha = ({
  accountFailures,
  addressFailures,
}: Pick<Attempt, 'accountFailures' | 'addressFailures'>): boolean =>
  Math.max(accountFailures, addressFailures) >= CAPTCHA_AFTER

/** Delay of the response in milliseconds. */
export const delayOf = ({ accountFailures }: Pick<Attempt, 'accountFailures'>): number =>
  accountFailures < SLOW_AFTER ? 0 : Math.min(250 * 2 ** (accountFailures - SLOW_AFTER), LONGEST_DELAY)

/** Seconds that an IP address has to wait; undefined if the address need not wait. */
export const retryAfterOf = ({
  addressFailures,
  secondsLeft,
}: Pick<Attempt, 'addressFailures' | 'secondsLeft'>): number | undefined =>
  addressFailures < REFUSE_AFTER ? undefined : secondsLeft

/**
 * Network of an IP address. IPv6 failures are counted per /64 network, since all addresses of such a network
 * belong to a single customer.
 */
export const networkOf = (ip: string): string => normalizeIP(ip, NETWORK_BITS)

const subjects = (username: string, ip: string): [string, string] => [
  `user:${username}`,
  `from:${networkOf(ip)}`,
]

/**
 * Counts failed sign-ins per account and per IP address. All failures expire fifteen minutes after the first
 * one. An attempt counts as a failure until it succeeds, even while its password is being checked. So
 * parallel attempts can't bypass the limit.
 */
export function createLoginAttempts({ database: { db }, clock }: Pick<Services, 'database' | 'clock'>) {
  const since = () => new Date(clock().getTime() - WINDOW).toISOString()

  /** Increments a counter. Returns the previous value and the milliseconds until the counter expires. */
  const count = async (subject: string) => {
    const now = clock()
    const { rows } = await sql<{ failures: number; first_time: string }>`
      insert into login_failure as f (subject, failures, first_time)
      values (${subject}, 1, ${now.toISOString()})
      on conflict (subject) do update set (failures, first_time) = (
        select case when is_over then 1 else f.failures + 1 end,
          case when is_over then excluded.first_time else f.first_time end
        from (select f.failures = 0 or f.first_time <= ${since()} as is_over) as old)
      returning failures, extract(epoch from first_time) * 1000 as first_time`.execute(db)
    const [row] = rows
    if (row === undefined) throw new Error('an insert gave no row')
    return { before: row.failures - 1, left: Number(row.first_time) + WINDOW - now.getTime() }
  }

  return {
    /** Counts an attempt. Returns the numbers of failures before this attempt. */
    async begin(username: string, ip: string): Promise<Attempt> {
      const [account, address] = subjects(username, ip)
      const { before: addressFailures, left } = await count(address)
      // Attempts from a blocked IP address don't count for the account, so they can't delay the sign-ins of
      // its user.
      const accountFailures = addressFailures < REFUSE_AFTER ? (await count(account)).before : 0
      return { accountFailures, addressFailures, secondsLeft: Math.max(1, Math.ceil(left / 1_000)) }
    },

    /** Resets the failures of the account, and removes this attempt from the failures of the IP address. */
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

    /** True if a sign-in from this IP address needs a captcha. */
    async addressNeedsCaptcha(ip: string): Promise<boolean> {
      const row = await db
        .selectFrom('login_failure')
        .select('failures')
        .where('subject', '=', subjects('', ip)[1])
        .where('first_time', '>', since())
        .executeTakeFirst()
      return needsCaptcha({ accountFailures: 0, addressFailures: row?.failures ?? 0 })
    },
  }
}
