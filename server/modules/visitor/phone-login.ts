import type { LoginResult, PhoneLoginBody } from '#schemas'
import { recordFailure } from '../../platform/authentication/login-log.ts'
import type { Origin } from '../../platform/authentication/sessions.ts'
import { createSignIn } from '../../platform/authentication/sign-in.ts'
import { HttpError } from '../../platform/http/errors.ts'
import type { Locale } from '../../platform/http/locale.ts'
import type { createCodes, RedeemCode } from '../../platform/sms/codes.ts'
import { codeWrong } from '../../platform/sms/errors.ts'
import { readMobile } from '../../platform/sms/mobile.ts'
import { findActiveByPhone } from '../../platform/users/repo.ts'
import type { Services } from '../../services.ts'

const LOGIN_METHOD = 'SMS'

/**
 * Creates the service that signs users in by SMS code. An unknown number, a frozen account and a wrong code
 * get the same response.
 */
export function createPhoneLogin(services: Services, codes: ReturnType<typeof createCodes>) {
  const { database, ids, clock } = services
  const { db } = database
  const { signIn } = createSignIn(services)

  /**
   * Records a failed sign-in. Runs the same number of SQL statements for each phone number, so that the
   * response time doesn't reveal whether the number has an account.
   */
  async function recordFailedLogin(mobile: string, origin: Origin): Promise<void> {
    const account = await findActiveByPhone(db, mobile)
    const whose = { username: account?.username ?? '' }
    await recordFailure(db, { id: ids.nextId(), at: clock(), account: whose, way: LOGIN_METHOD, origin })
  }

  async function checkCode(
    { captcha: code }: PhoneLoginBody,
    mobile: string,
    origin: Origin,
  ): Promise<RedeemCode> {
    try {
      return await codes.check({ mobile, purpose: 'LOGIN', code, ip: origin.ip })
    } catch (error) {
      if (error instanceof HttpError && error.code === codeWrong().code)
        await recordFailedLogin(mobile, origin)
      throw error
    }
  }

  return async (body: PhoneLoginBody, origin: Origin, locale: Locale): Promise<LoginResult> => {
    const mobile = readMobile(body.mobile)
    const useCode = await checkCode(body, mobile, origin)
    const account = await findActiveByPhone(db, mobile)
    if (account === undefined) throw codeWrong()
    return signIn({ account, way: LOGIN_METHOD, origin, locale }, useCode)
  }
}
