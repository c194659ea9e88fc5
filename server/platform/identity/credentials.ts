import { setTimeout as pause } from 'node:timers/promises'
import type { LoginBody } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './accounts.ts'
import { createCaptcha } from './captcha.ts'
import { loginRefused, tooManyLogins } from './errors.ts'
import { createLoginAttempts, delayOf, needsCaptcha, waitOf } from './login-attempts.ts'
import { recordFailure } from './login-log.ts'
import { isUsable, oneTimeUntil } from './one-time-password.ts'
import { isPassword } from './password.ts'
import type { Origin } from './sessions.ts'
import { isActive } from './sign-in.ts'

/** Account with a verified password. */
export type ProvedAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>
type Given = Pick<LoginBody, 'username' | 'password' | 'captcha' | 'checkKey'>

/** Method name in the sign-in log. */
const LOGIN_METHOD = 'PASSWORD'

/**
 * Verifies user name and password, for logins and signatures. Every failure has the same answer and takes the same
 * time, and each one counts.
 */
export function createCredentials(services: Services) {
  const { database, config, ids, clock } = services
  const { db } = database
  const captcha = createCaptcha(services)
  const attempts = createLoginAttempts(services)

  async function authenticate({ username, password }: Given, origin: Origin): Promise<ProvedAccount> {
    const account = await findAccount(db, username)
    const stored = account && { username, hash: account.password, salt: account.salt }
    const matches = await isPassword(password, stored)
    if (matches && account !== undefined && isActive(account) && isUsable(account, clock())) return account
    await recordFailure(db, {
      id: ids.nextId(),
      at: clock(),
      account: { username },
      way: LOGIN_METHOD,
      origin,
    })
    throw loginRefused()
  }

  return {
    captcha,
    attempts,

    /** Verifies the password; after too many failures it requires a wait, a captcha or a delay first. */
    async prove(given: Given, origin: Origin): Promise<ProvedAccount> {
      const attempt = await attempts.begin(given.username, origin.ip)
      const retryAfter = waitOf(attempt)
      if (retryAfter !== undefined) throw tooManyLogins(undefined, { retryAfter })
      const asks =
        config.captcha === 'always' || (config.captcha === 'after-failures' && needsCaptcha(attempt))
      if (asks) await captcha.pass(given)
      await pause(delayOf(attempt))
      return authenticate(given, origin)
    },

    /** Locks the account; throws if the password was changed since it was verified. */
    async hold(tx: Tx, { id, username, password: checked }: ProvedAccount, password: string): Promise<void> {
      const now = await tx
        .selectFrom('sys_user')
        .select(['password as hash', 'salt', 'status', 'del_flag'])
        .select(oneTimeUntil.as('oneTimeUntil'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (now === undefined || !isActive(now) || !isUsable(now, clock())) throw loginRefused()
      // A simultaneous sign-in may have renewed the hash of the same password.
      if (now.hash !== checked && !(await isPassword(password, { ...now, username }))) throw loginRefused()
    },
  }
}
