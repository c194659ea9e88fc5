import { failureOf, type Http } from '#runtime/http'
import type { Capabilities } from '#schemas'

/** Traits of the server that the login page needs. */
export interface ServerTraits {
  demo: boolean
  captcha: boolean
  /** Codes by SMS arrive. */
  sms: boolean
  /** Other ways to sign in; absent without any. */
  oauth?: Pick<Capabilities, 'cas' | 'thirdLogins'>
  /** A JeecgBoot server, which knows nothing of our own calls and codes. */
  isJeecg: boolean
  /** IANA zone of its business days; undefined where it doesn't say, or this browser doesn't know the zone. */
  businessTz: string | undefined
}

/** A zone that this browser can reckon with. */
function knownZone(zone: unknown): string | undefined {
  if (typeof zone !== 'string') return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Asks for the server's traits; undefined while it can't be asked. */
export async function readTraits(http: Http): Promise<ServerTraits | undefined> {
  try {
    const { demo, captcha, sms, cas, thirdLogins, businessTz } =
      await http.call<Capabilities>('app.capabilities')
    return {
      demo: demo === true,
      captcha: captcha === true,
      sms: sms !== false,
      ...((cas || thirdLogins?.length) && { oauth: { cas, thirdLogins } }),
      isJeecg: false,
      businessTz: knownZone(businessTz),
    }
  } catch (error) {
    return failureOf(error)?.status === 404
      ? { demo: false, captcha: true, sms: true, isJeecg: true, businessTz: undefined }
      : undefined
  }
}
