import type { LoginResult, PhoneLoginBody } from '#schemas'
import { HttpError } from '../../http/errors.ts'
import type { Locale } from '../../http/locale.ts'
import type { Services } from '../../services.ts'
import { recordFailure } from '../account/login-log.ts'
import type { createCodes, UseCode } from '../sms/codes.ts'
import { codeWrong } from '../sms/errors.ts'
import { createAdmission } from '../system/admission.ts'
import type { Origin } from '../system/sessions.ts'
import { readMobile } from './mobile.ts'
import { findLiveByPhone } from './repo.ts'

const WAY = 'SMS'

/** Signs in by a code. An unknown number, a frozen account and a wrong code get the same answer. */
export function createPhoneLogin(services: Services, codes: ReturnType<typeof createCodes>) {
  const { database, ids, clock } = services
  const { db } = database
  const { admit } = createAdmission(services)

  /** As many statements for a number without an account as for one with it. */
  async function noteFailure(mobile: string, origin: Origin): Promise<void> {
    const account = await findLiveByPhone(db, mobile)
    const whose = { username: account?.username ?? '' }
    await recordFailure(db, { id: ids.nextId(), at: clock(), account: whose, way: WAY, origin })
  }

  async function checkCode(
    { captcha: code }: PhoneLoginBody,
    mobile: string,
    origin: Origin,
  ): Promise<UseCode> {
    try {
      return await codes.check({ mobile, purpose: 'LOGIN', code, ip: origin.ip })
    } catch (error) {
      if (error instanceof HttpError && error.code === codeWrong().code) await noteFailure(mobile, origin)
      throw error
    }
  }

  return async (body: PhoneLoginBody, origin: Origin, locale: Locale): Promise<LoginResult> => {
    const mobile = readMobile(body.mobile)
    const useCode = await checkCode(body, mobile, origin)
    const account = await findLiveByPhone(db, mobile)
    if (account === undefined) throw codeWrong()
    return admit({ account, way: WAY, origin, locale }, useCode)
  }
}
