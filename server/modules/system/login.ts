import { setTimeout as pause } from 'node:timers/promises'
import type { LoginBody, LoginResult } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Locale } from '../../http/locale.ts'
import type { Services } from '../../services.ts'
import { createCaptcha } from './captcha.ts'
import { readAllDictItems } from './dictionaries.ts'
import { captchaMissing, captchaWrong, loginRefused, tooManyLogins } from './errors.ts'
import { createLoginAttempts, delayOf, needsCaptcha, waitOf } from './login-attempts.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'
import { type Origin, openSession } from './sessions.ts'
import { findAccount, readDeparts, readUserInfo } from './users.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The session opens for one of these: not frozen, not deleted. */
const isLive = ({ status, del_flag }: Account): boolean => status === 1 && del_flag === 0

/** Signs people in. Whatever is wrong with an account, the answer and its time are the same. */
export function createLogin(services: Services) {
  const { database, config, clock } = services
  const { db } = database
  const captcha = createCaptcha(services)
  const attempts = createLoginAttempts(services)

  async function passCaptcha({ captcha: answer, checkKey }: LoginBody): Promise<void> {
    if (!answer || checkKey === undefined || checkKey === null) throw captchaMissing()
    if (!(await captcha.redeem(String(checkKey), answer))) throw captchaWrong()
  }

  async function authenticate({ username, password }: LoginBody): Promise<Account> {
    const account = await findAccount(db, username)
    const stored = account && { username, hash: account.password, salt: account.salt }
    const matches = await isPassword(password, stored)
    if (!matches || account === undefined || !isLive(account)) throw loginRefused()
    return account
  }

  /** Who belongs to one department works for it; who belongs to several is asked by the client. */
  async function settleDepart(tx: Tx, account: Account) {
    const departs = await readDeparts(tx, account.id)
    const [only] = departs
    if (departs.length === 1 && only && only.orgCode !== account.org_code) {
      await tx.updateTable('sys_user').set({ org_code: only.orgCode }).where('id', '=', account.id).execute()
    }
    return departs
  }

  const admit = (account: Account, renewed: string | undefined, origin: Origin) =>
    withTransaction(db, async (tx) => {
      await attempts.succeeded(tx, account.username, origin.ip)
      if (renewed !== undefined) {
        await tx
          .updateTable('sys_user')
          .set({ password: renewed, salt: null })
          .where('id', '=', account.id)
          .where('password', '=', account.password)
          .execute()
      }
      const departs = await settleDepart(tx, account)
      const token = await openSession(tx, account.id, clock(), origin)
      return { token, departs, userInfo: await readUserInfo(tx, account.id) }
    })

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
      if (asks) await passCaptcha(body)
      await pause(delayOf(attempt))

      const account = await authenticate(body)
      const renewed = isOutdated(account.password) ? await hashPassword(body.password) : undefined
      const { token, departs, userInfo } = await admit(account, renewed, origin)
      return {
        token,
        userInfo,
        departs,
        multi_depart: Math.min(departs.length, 2),
        sysAllDictItems: await readAllDictItems(db, locale),
      }
    },
  }
}
