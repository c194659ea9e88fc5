import { createHash, randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { ThirdLoginStepTable } from '../../db/tables/third-login-tables.ts'

export type Step = ThirdLoginStepTable['step']
type Kept = Omit<Insertable<ThirdLoginStepTable>, 'hash' | 'step' | 'expire_time'>

/** How long each step waits, in milliseconds: a person signs in elsewhere or types a password; a page hands over. */
const LIFETIMES: Record<Step, number> = { AWAY: 600_000, BIND: 600_000, ENTER: 60_000 }

/** 256 random bits in 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: whoever reads the database cannot go on with it. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Opens a step, and gives the secret that leads on from it once. */
export async function openStep(db: Db | Tx, step: Step, now: Date, kept: Kept): Promise<string> {
  const secret = newSecret()
  const expire_time = new Date(now.getTime() + LIFETIMES[step]).toISOString()
  await db
    .insertInto('third_login_step')
    .values({ ...kept, hash: hashOf(secret), step, expire_time })
    .execute()
  return secret
}

/** Uses a step up: of two at once one gets it; undefined for one that is unknown, used, too old, or another step. */
export const takeStep = (db: Db | Tx, step: Step, now: Date, secret: string) =>
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
