import { createHash, randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { ThirdLoginStep } from '../../db/tables.gen.ts'

export type Step = ThirdLoginStep['step']
type StepData = Omit<Insertable<ThirdLoginStep>, 'hash' | 'step' | 'expire_time'>

/**
 * Lifetime of each step in ms. During `AWAY`, the user is at the provider. During `BIND`, the visitor has a
 * binding ticket; during `ENTER`, a sign-in ticket.
 */
const LIFETIMES: Record<Step, number> = { AWAY: 600_000, BIND: 600_000, ENTER: 60_000 }

/** Creates a random secret of 256 bits, as text of 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Hash of a secret. The database contains only the hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Stores a step of the sign-in and returns its secret, which can be used once. */
export async function openStep(db: Db | Tx, step: Step, now: Date, data: StepData): Promise<string> {
  const secret = newSecret()
  const expire_time = new Date(now.getTime() + LIFETIMES[step]).toISOString()
  await db
    .insertInto('third_login_step')
    .values({ ...data, hash: hashSecret(secret), step, expire_time })
    .execute()
  return secret
}

/**
 * Deletes a step and returns it, so that its secret can't be used again. Returns undefined if the secret is
 * unknown, used or expired, or if it belongs to another step.
 */
export const consumeStep = (db: Db | Tx, step: Step, now: Date, secret: string) =>
  db
    .deleteFrom('third_login_step')
    .where('hash', '=', hashSecret(secret))
    .where('step', '=', step)
    .where('expire_time', '>', now.toISOString())
    .returning([
      'third_type',
      'browser_hash',
      'verifier',
      'user_id',
      'third_user_uuid',
      'third_user_id',
      'realname',
    ])
    .executeTakeFirst()
