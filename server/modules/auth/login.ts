import type { LoginBody, LoginResult } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { createCredentials, type ProvedAccount } from '../../platform/identity/credentials.ts'
import { spendOneTime } from '../../platform/identity/one-time-password.ts'
import { hashPassword, isOutdated } from '../../platform/identity/password.ts'
import type { Origin } from '../../platform/identity/sessions.ts'
import { createSignIn } from '../../platform/identity/sign-in.ts'
import type { Services } from '../../services.ts'

/** Method name in the sign-in log. */
const LOGIN_METHOD = 'PASSWORD'

/** Creates the password sign-in. All account errors have the same answer and time. */
export function createLogin(services: Services) {
  const credentials = createCredentials(services)
  const { captcha, attempts } = credentials
  const { signIn } = createSignIn(services)

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

    /** Opens a session; after too many failures it requires a wait, a captcha or a delay first. */
    async signIn(body: LoginBody, origin: Origin, locale: Locale): Promise<LoginResult> {
      const account = await credentials.prove(body, origin)
      const renewed = isOutdated(account.password) ? await hashPassword(body.password) : undefined
      const needsPassword = account.oneTimeUntil !== null
      return signIn({ account, way: LOGIN_METHOD, origin, locale, needsPassword }, async (tx) => {
        await credentials.hold(tx, account, body.password)
        await attempts.succeeded(tx, account.username, origin.ip)
        if (renewed !== undefined) await renewHash(tx, account, renewed)
        if (needsPassword) await spendOneTime(tx, account.id, services.clock())
      })
    },
  }
}
