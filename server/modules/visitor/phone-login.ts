import type { LoginResult, PhoneLoginBody } from '#schemas'
import type { Locale } from '../../http/locale.ts'
import type { Services } from '../../services.ts'
import type { createCodes } from '../sms/codes.ts'
import { codeWrong } from '../sms/errors.ts'
import { createAdmission } from '../system/admission.ts'
import type { Origin } from '../system/sessions.ts'
import { readMobile } from './mobile.ts'
import { findLiveByPhone } from './repo.ts'

/** Signs in by a code. An unknown number, a frozen account and a wrong code get the same answer. */
export function createPhoneLogin(services: Services, codes: ReturnType<typeof createCodes>) {
  const { db } = services.database
  const { admit } = createAdmission(services)

  return async (body: PhoneLoginBody, origin: Origin, locale: Locale): Promise<LoginResult> => {
    const mobile = readMobile(body.mobile)
    const useCode = await codes.check({ mobile, purpose: 'LOGIN', code: body.captcha, ip: origin.ip })
    const account = await findLiveByPhone(db, mobile)
    if (account === undefined) throw codeWrong()
    return admit({ account, way: 'SMS', origin, locale }, useCode)
  }
}
