import type { SmsBody } from '#schemas'
import { createCaptcha } from '../../platform/authentication/captcha.ts'
import { createLoginAttempts, networkOf } from '../../platform/authentication/login-attempts.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { createQuotas, type Quota } from '../../platform/rate-limit/quota.ts'
import { canDeliver } from '../../platform/sms/can-deliver.ts'
import type { CodePurpose, createCodes } from '../../platform/sms/codes.ts'
import { smsTooSoon, smsUnavailable } from '../../platform/sms/errors.ts'
import { readMobile } from '../../platform/sms/mobile.ts'
import { findActiveByPhone } from '../../platform/users/repo.ts'
import type { Services } from '../../services.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ONE_A_MINUTE: Quota = { limit: 1, within: MINUTE }
/**
 * Maximum number of codes per phone number. A code has six digits and allows five attempts. So the chance to
 * guess one of ten codes in an hour is 50 in a million.
 */
const TEN_AN_HOUR: Quota = { limit: 10, within: HOUR }

const purposes: readonly CodePurpose[] = ['LOGIN', 'REGISTER', 'RESET']

interface CodeRequester {
  ip: string
  locale: Locale
}

/**
 * Creates the service that sends SMS codes. Neither the response nor the response time reveals whether a
 * number has an account.
 */
export function createCodeSender(services: Services, codes: ReturnType<typeof createCodes>) {
  const { config, database } = services
  const quotas = createQuotas(services)
  const captcha = createCaptcha(services)
  const attempts = createLoginAttempts(services)

  async function consumeQuota(subject: string, quota: Quota): Promise<void> {
    const seconds = await quotas.use(subject, quota)
    if (seconds !== undefined) throw smsTooSoon({ seconds }, { retryAfter: seconds })
  }

  const asksCaptcha = async (ip: string): Promise<boolean> =>
    config.captcha === 'after-failures' ? attempts.addressNeedsCaptcha(ip) : config.captcha === 'always'

  return {
    /**
     * Sends an SMS code. For sign-in and password reset, no message is sent to a number without an account,
     * but the response is the same.
     */
    async sendCode(body: SmsBody, { ip, locale }: CodeRequester): Promise<void> {
      if (!canDeliver(config)) throw smsUnavailable()
      const mobile = readMobile(body.mobile)
      const purpose = purposes[Number(body.smsmode)] ?? 'LOGIN'
      await consumeQuota(`sms:from:${networkOf(ip)}`, { limit: config.smsRateLimit, within: HOUR })
      if (await asksCaptcha(ip)) await captcha.pass(body)
      await consumeQuota(`sms:minute:${mobile}`, ONE_A_MINUTE)
      await consumeQuota(`sms:hour:${mobile}`, TEN_AN_HOUR)

      const account = await findActiveByPhone(database.db, mobile)
      const isNeeded = purpose === 'REGISTER' || account !== undefined
      await codes.issue({ mobile, purpose, locale, isNeeded })
    },
  }
}
