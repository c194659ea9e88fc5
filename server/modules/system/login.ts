import { setTimeout as pause } from 'node:timers/promises'
import type { LoginBody, LoginResult } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Locale } from '../../http/locale.ts'
import type { Services } from '../../services.ts'
import { recordFailure } from '../account/login-log.ts'
import { createAdmission, isLive } from './admission.ts'
import { createCaptcha } from './captcha.ts'
import { loginRefused, tooManyLogins } from './errors.ts'
import { createLoginAttempts, delayOf, needsCaptcha, waitOf } from './login-attempts.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import type { Origin } from './sessions.ts'
import { findAccount } from './users.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** How the log of logins names this way in. */
const WAY = 'PASSWORD'

/** Signs people in. Whatever is wrong with an account, the answer and its time are the same. */
export function createLogin(services: Services) {
  const { database, config, ids, clock } = services
  const { db } = database
  const captcha = createCaptcha(services)
  const attempts = createLoginAttempts(services)
  const { admit } = createAdmission(services)

  async function authenticate({ username, password }: LoginBody, origin: Origin): Promise<Account> {
    const account = await findAccount(db, username)
    const stored = account && { username, hash: account.password, salt: account.salt }
    const matches = await isPassword(password, stored)
    if (matches && account !== undefined && isLive(account)) return account
    await recordFailure(db, { id: ids.nextId(), at: clock(), account: { username }, way: WAY, origin })
    throw loginRefused()
  }

  /** Whoever sets a new password meanwhile goes first, and the old one opens nothing any more. */
  async function holdAccount(tx: Tx, { id, username, password: checked }: Account, password: string) {
    const now = await tx
      .selectFrom('sys_user')
      .select(['password as hash', 'salt', 'status', 'del_flag'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (now === undefined || !isLive(now)) throw loginRefused()
    // Another login may have renewed the hash, and the password is the same still.
    if (now.hash !== checked && !(await isPassword(password, { ...now, username }))) throw loginRefused()
  }

  async function renewHash(tx: Tx, account: Account, renewed: string): Promise<void> {
    await tx
      .updateTable('sys_user')
      .set({ password: renewed, salt: null })
      .where('id', '=', account.id)
      .where('password', '=', account.password)
      .execute()
  }

  return {
    captcha,
    attempts,

    /** Opens a session, or refuses: after too many failures with a wait, a captcha or a delay first. */
    async signIn(body: LoginBody, origin: Origin, locale: Locale): Promise<LoginResult> {
      const attempt = await attempts.begin(body.username, origin.ip)
      const retryAfter = waitOf(attempt)
      if (retryAfter !== undefined) throw tooManyLogins(undefined, { retryAfter })
      const asks =
        config.captcha === 'always' || (config.captcha === 'after-failures' && needsCaptcha(attempt))
      if (asks) await captcha.pass(body)
      await pause(delayOf(attempt))

      const account = await authenticate(body, origin)
      const renewed = isOutdated(account.password) ? await hashPassword(body.password) : undefined
      return admit({ account, way: WAY, origin, locale }, async (tx) => {
        await holdAccount(tx, account, body.password)
        await attempts.succeeded(tx, account.username, origin.ip)
        if (renewed !== undefined) await renewHash(tx, account, renewed)
      })
    },
  }
}
