import { AppError, isAppError } from '#schemas/errors'
import type { Translate } from '../i18n/interpolate.ts'
import { localize, type Message } from '../i18n/message.ts'
import { isRefusalStatus } from './problems.ts'

/** Details of a failed call. `fields` contains messages by field name. */
interface HttpFailure {
  /** HTTP status, or for a failed 200 response the status in its body. 0 if there was no response. */
  status: number
  /** Code in the response envelope, or undefined if there is no envelope. */
  businessCode?: number | string | undefined
  fields?: Readonly<Record<string, string>> | undefined
  requestId?: string | undefined
  /** The message of the server, or undefined if the server sent none. */
  serverText?: string | undefined
  /**
   * True if a notification has already shown the error, so that callers show no further message. Callers show
   * a refusal in place nevertheless.
   */
  notified: boolean
}

/** Code of a call that got no response. Whether the server has executed a write is unknown. */
export const NETWORK_AWAY = 'HTTP_NETWORK'
/** Code of a call that got no response in time. Whether the server has executed a write is unknown. */
export const NETWORK_TIMEOUT = 'HTTP_TIMEOUT'

interface HttpErrorParts extends Omit<HttpFailure, 'serverText'> {
  code: string
  message: Message
  cause?: unknown
}

export function httpError({ code, message, cause, ...failure }: HttpErrorParts): AppError<HttpFailure> {
  if (typeof message === 'string')
    return new AppError<HttpFailure>(code, 'http', message, { data: failure, cause })
  const { verbatim: serverText } = message
  return new AppError<HttpFailure>(code, 'http', serverText, { data: { ...failure, serverText }, cause })
}

/**
 * Returns the details of the failed call that caused an error. Searches the error and its causes. Returns
 * undefined for other errors.
 */
export function failureOf(error: unknown): HttpFailure | undefined {
  if (!isAppError(error)) return undefined
  return error.kind === 'http' ? (error.data as HttpFailure) : failureOf(error.cause)
}

/** True if the caller must show the error in place, at a field, a form or a row. */
export function needsPlace(error: unknown): boolean {
  const failure = failureOf(error)
  return !failure?.notified || isRefusalStatus(failure.status)
}

/** Returns the message of an error. Messages of the server are marked as verbatim. */
export function errorMessage(error: unknown): Message {
  if (!(error instanceof Error)) return String(error)
  const { message } = error
  return failureOf(error)?.serverText === message ? { verbatim: message } : message
}

/** The localized message of an error. */
export const errorText = (error: unknown, text: Translate): string => localize(errorMessage(error), text)

/** Messages of the server by field name. */
export function fieldMessages(error: unknown): Readonly<Record<string, Message>> {
  const fields = Object.entries(failureOf(error)?.fields ?? {})
  return Object.fromEntries(fields.map(([name, verbatim]) => [name, { verbatim }]))
}
