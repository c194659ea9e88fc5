import type { LoginBody, LoginResult } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Locale } from '../../http/locale.ts'
import type { Services } from '../../services.ts'
import { createAdmission } from './admission.ts'
import { createCredentials, type ProvedAccount } from './credentials.ts'
import { spendOneTime } from './one-time.ts'
import { hashPassword, isOutdated } from './password.ts'
import type { Origin } from './sessions.ts'

/** How the log of logins names this way in. */
const WAY = 'PASSWORD'

/** Signs people in. Whatever is wrong with an account, the answer and its time are the same. */
export function createLogin(services: Services) {
  const credentials = createCredentials(services)
  const { captcha, attempts } = credentials
  const { admit } = createAdmission(services)

  async function renewHash(tx: Tx, account: ProvedAccount, renewed: string): Promise<void> {
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
      const account = await credentials.prove(body, origin)
      const renewed = isOutdated(account.password) ? await hashPassword(body.password) : undefined
      const needsPassword = account.oneTimeUntil !== null
      return admit({ account, way: WAY, origin, locale, needsPassword }, async (tx) => {
        await credentials.hold(tx, account, body.password)
        await attempts.succeeded(tx, account.username, origin.ip)
        if (renewed !== undefined) await renewHash(tx, account, renewed)
        if (needsPassword) await spendOneTime(tx, account.id, services.clock())
      })
    },
  }
}
