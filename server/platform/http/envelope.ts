import type { FastifyRequest } from 'fastify'

/**
 * Path prefixes of JeecgBoot's API. Responses below these paths have HTTP status 200, even for most errors.
 */
const contractAreas = ['/sys/', '/message/', '/actuator/', '/thirdLogin/', '/cas/', '/api/', '/db/']

/**
 * True if a path belongs to JeecgBoot's API, so that JeecgBoot's contract applies. False for our own paths.
 */
export const isContractPath = (path: string, apiBase: string): boolean =>
  contractAreas.some((area) => path.startsWith(apiBase + area))

/** True if a path is below the API base, where responses are envelopes. */
export const isApiPath = (path: string, apiBase: string): boolean =>
  path === apiBase || path.startsWith(`${apiBase}/`)

/** Scheme and host of a URL, which a request line may contain in front of the path. */
const ORIGIN = /^https?:\/\/[^/?]*/i

/** Path of a URL as the router reads it: without origin and query, and with duplicate slashes collapsed. */
export const routedPath = (url: string): string =>
  (url.replace(ORIGIN, '').split('?', 1)[0] ?? '').replace(/\/{2,}/g, '/')

/** True if a request is for a path below the API base, whichever way its URL spells this path. */
export const isApiRequest = (
  { url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>,
  apiBase: string,
): boolean => isApiPath(routeOptions.url ?? '', apiBase) || isApiPath(routedPath(url), apiBase)

/** Envelope of a successful call. */
export interface SuccessEnvelope<Result> {
  success: true
  message: string
  code: number
  result: Result
  timestamp: number
}

/** Wraps a result into JeecgBoot's envelope. */
export const ok = <Result>(result: Result, message = ''): SuccessEnvelope<Result> => ({
  success: true,
  message,
  code: 200,
  result,
  timestamp: Date.now(),
})

/** Machine-readable error. The code of an error never changes; `fields` has messages by field name. */
export interface FailureDetail {
  error: string
  fields?: Record<string, string>
  requestId: string
}

/**
 * Envelope of an error. On JeecgBoot's paths `result` is null; on our own paths `result` is a
 * `FailureDetail`.
 */
export interface FailureEnvelope {
  success: false
  message: string
  code: number
  result: FailureDetail | null
  /**
   * Details of an error on JeecgBoot's paths, since `result` must be null there. `status` is the HTTP status
   * that our own paths would send for the error.
   */
  refusal?: FailureDetail & { status: number }
  timestamp: number
}

/** Wraps an error into JeecgBoot's envelope. */
export const errorEnvelope = (
  code: number,
  message: string,
  result: FailureEnvelope['result'] = null,
): FailureEnvelope => ({
  success: false,
  message,
  code,
  result,
  timestamp: Date.now(),
})
