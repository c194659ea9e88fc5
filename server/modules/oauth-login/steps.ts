import { createHash, randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { ThirdLoginStep } from '../../db/tables.gen.ts'

export type Step = ThirdLoginStep['step']
type Kept = Omit<Insertable<ThirdLoginStep>, 'hash' | 'step' | 'expire_time'>

/** Lifetime of each step in ms: at the provider, binding, posting the ticket. */
const LIFETIMES: Record<Step, number> = { AWAY: 600_000, BIND: 600_000, ENTER: 60_000 }

/** Creates a secret of 256 random bits in 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Hash of a secret, which is stored in its place. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Starts a step and returns its single-use secret. */
export async function openStep(db: Db | Tx, step: Step, now: Date, kept: Kept): Promise<string> {
  const secret = newSecret()
  const expire_time = new Date(now.getTime() + LIFETIMES[step]).toISOString()
  await db
    .insertInto('third_login_step')
    .values({ ...kept, hash: hashOf(secret), step, expire_time })
    .execute()
  return secret
}

/** Consumes a step once; undefined if unknown, used, expired or of another kind. */
export const consumeStep = (db: Db | Tx, step: Step, now: Date, secret: string) =>
  db
    .deleteFrom('third_login_step')
    .where('hash', '=', hashOf(secret))
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
