import { setTimeout as pause } from 'node:timers/promises'
import type { LoginBody } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './accounts.ts'
import { createCaptcha } from './captcha.ts'
import { loginFailed, tooManyLogins } from './errors.ts'
import { createLoginAttempts, delayOf, needsCaptcha, retryAfterOf } from './login-attempts.ts'
import { recordFailure } from './login-log.ts'
import { isUsable, oneTimeUntil } from './one-time-password.ts'
import { verifyPassword } from './password.ts'
import type { Origin } from './sessions.ts'
import { isActive } from './sign-in.ts'

/** Account with a verified password. */
export type VerifiedAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>
type LoginInput = Pick<LoginBody, 'username' | 'password' | 'captcha' | 'checkKey'>

/** Method name in the sign-in log. */
const LOGIN_METHOD = 'PASSWORD'

/**
 * Creates the check of user name and password for sign-ins and approvals. All failures get the same response
 * after the same delay, and count as failed sign-ins.
 */
export function createPasswordCheck(services: Services) {
  const { database, config, ids, clock } = services
  const { db } = database
  const captcha = createCaptcha(services)
  const attempts = createLoginAttempts(services)

  async function authenticate({ username, password }: LoginInput, origin: Origin): Promise<VerifiedAccount> {
    const account = await findAccount(db, username)
    const stored = account && { username, hash: account.password, salt: account.salt }
    const matches = await verifyPassword(password, stored)
    if (matches && account !== undefined && isActive(account) && isUsable(account, clock())) return account
    await recordFailure(db, {
      id: ids.nextId(),
      at: clock(),
      account: { username },
      way: LOGIN_METHOD,
      origin,
    })
    throw loginFailed()
  }

  return {
    captcha,
    attempts,

    /**
     * Verifies the password. After many failures the check also requires a captcha, delays the response, or
     * throws.
     */
    async verify(input: LoginInput, origin: Origin): Promise<VerifiedAccount> {
      const attempt = await attempts.begin(input.username, origin.ip)
      const retryAfter = retryAfterOf(attempt)
      if (retryAfter !== undefined) throw tooManyLogins(undefined, { retryAfter })
      const asks =
        config.captcha === 'always' || (config.captcha === 'after-failures' && needsCaptcha(attempt))
      if (asks) await captcha.pass(input)
      await pause(delayOf(attempt))
      return authenticate(input, origin)
    },

    /** Locks the account; throws if the password was changed since it was verified. */
    async lock(
      tx: Tx,
      { id, username, password: checked }: VerifiedAccount,
      password: string,
    ): Promise<void> {
      const now = await tx
        .selectFrom('sys_user')
        .select(['password as hash', 'salt', 'status', 'del_flag'])
        .select(oneTimeUntil.as('oneTimeUntil'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (now === undefined || !isActive(now) || !isUsable(now, clock())) throw loginFailed()
      // A simultaneous sign-in may have renewed the hash of the same password.
      if (now.hash !== checked && !(await verifyPassword(password, { ...now, username }))) throw loginFailed()
    },
  }
}
