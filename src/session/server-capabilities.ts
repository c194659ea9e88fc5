import { failureOf, type Http } from '#runtime/http'
import type { Capabilities } from '#schemas'

/** Capabilities of the server, such as the ways to sign in. */
export interface ServerCapabilities {
  demo: boolean
  captcha: boolean
  /** True if the server can send SMS codes. */
  sms: boolean
  /** CAS and OAuth providers for signing in. Undefined if there are no such providers. */
  oauth?: Pick<Capabilities, 'cas' | 'thirdLogins'>
  /** True for a JeecgBoot server, which doesn't have our permissions and operations. */
  isJeecg: boolean
  /**
   * IANA time zone of the business. Undefined if the server doesn't send one, or if this browser doesn't know
   * it.
   */
  businessTz: string | undefined
}

/** Returns the time zone if this browser knows it. */
function knownZone(zone: unknown): string | undefined {
  if (typeof zone !== 'string') return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Loads the capabilities of the server. Returns undefined if the server is unavailable. */
export async function loadCapabilities(http: Http): Promise<ServerCapabilities | undefined> {
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
