import type { LoginBody, LoginResult } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { createPasswordCheck, type VerifiedAccount } from '../../platform/authentication/credentials.ts'
import { expireOneTimePassword } from '../../platform/authentication/one-time-password.ts'
import { hashPassword, isOutdated } from '../../platform/authentication/password.ts'
import type { Origin } from '../../platform/authentication/sessions.ts'
import { createSignIn } from '../../platform/authentication/sign-in.ts'
import type { Locale } from '../../platform/http/locale.ts'
import type { Services } from '../../services.ts'

/** Name of the sign-in method in the sign-in log. */
const LOGIN_METHOD = 'PASSWORD'

/**
 * Creates the service that signs users in by password. An unknown user, a frozen account and a wrong password
 * get the same response after the same delay.
 */
export function createLogin(services: Services) {
  const credentials = createPasswordCheck(services)
  const { captcha, attempts } = credentials
  const { signIn } = createSignIn(services)

  async function renewHash(tx: Tx, account: VerifiedAccount, renewed: string): Promise<void> {
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

    /**
     * Verifies the password and opens a session. After many failed attempts, requires a captcha, delays the
     * response or throws.
     */
    async signIn(body: LoginBody, origin: Origin, locale: Locale): Promise<LoginResult> {
      const account = await credentials.verify(body, origin)
      const renewed = isOutdated(account.password) ? await hashPassword(body.password) : undefined
      const needsPassword = account.oneTimeUntil !== null
      return signIn({ account, way: LOGIN_METHOD, origin, locale, needsPassword }, async (tx) => {
        await credentials.lock(tx, account, body.password)
        await attempts.succeeded(tx, account.username, origin.ip)
        if (renewed !== undefined) await renewHash(tx, account, renewed)
        if (needsPassword) await expireOneTimePassword(tx, account.id, services.clock())
      })
    },
  }
}
