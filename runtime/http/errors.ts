import { AppError, isAppError } from '#schemas/errors'

/** Details of a failed call; `fields` are messages by field name. */
export interface HttpFailure {
  /** HTTP status, or the one that a refusal under HTTP 200 names; 0 where no answer came. */
  status: number
  /** The envelope's own code, where there was an envelope. */
  businessCode?: number | string | undefined
  fields?: Readonly<Record<string, string>> | undefined
  requestId?: string | undefined
  /** A notification has shown it: callers don't show it again. */
  notified: boolean
}

/** No answer: the caller can't know whether a write happened. */
export const NETWORK_AWAY = 'HTTP_NETWORK'
/** No answer in time; likewise unknown. */
export const NETWORK_TIMEOUT = 'HTTP_TIMEOUT'

interface HttpErrorParts extends HttpFailure {
  code: string
  message: string
  cause?: unknown
}

export function httpError({ code, message, cause, ...failure }: HttpErrorParts): AppError<HttpFailure> {
  return new AppError<HttpFailure>(code, 'http', message, { data: failure, cause })
}

/** Details of the failed call behind an error or its causes; undefined where no call failed. */
export function failureOf(error: unknown): HttpFailure | undefined {
  if (!isAppError(error)) return undefined
  return error.kind === 'http' ? (error.data as HttpFailure) : failureOf(error.cause)
}
