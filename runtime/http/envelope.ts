import { type HTTPError, isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import type { AppError } from '#schemas/errors'
import { httpError, NETWORK_AWAY, NETWORK_TIMEOUT } from './errors.ts'
import {
  type HttpProblem,
  isRefusalStatus,
  NETWORK_AWAY_TEXT,
  NETWORK_TIMEOUT_TEXT,
  problemOf,
  serverMessage,
  UNREADABLE,
} from './problems.ts'

/** Name of the request header that contains the session's token. */
export const TOKEN_HEADER = 'X-Access-Token'

/** The response envelope of our server and of JeecgBoot servers. */
export interface Envelope {
  success?: unknown
  message?: unknown
  code?: unknown
  result?: unknown
  /**
   * Code, status and field messages of an error of our server. These values are not part of `result`, whose
   * shape the JeecgBoot contract fixes.
   */
  refusal?: unknown
}

/** Reads the envelope of a 2xx response. Throws a SyntaxError if the envelope is malformed. */
export async function readEnvelope(response: Response): Promise<Envelope> {
  const envelope: unknown = await response.json()
  if (typeof envelope !== 'object' || envelope === null) throw new SyntaxError(UNREADABLE)
  return envelope
}

const LOGINS = new Set(['session.login', 'visitor.phoneLogin'])

/**
 * Returns the envelope of a successful response. For a 200 response with `success: false`, throws an error
 * that callers show in place.
 */
export function checkSuccess(envelope: Envelope, operation: string): Envelope {
  const { success, code } = envelope
  // Our server answers a successful login with the string "200" as its code, JeecgBoot servers with the
  // number.
  const isSuccess = LOGINS.has(operation) ? code === '200' || code === 200 : success === true
  if (isSuccess) return envelope
  const { error, fields, requestId, status } = detailOf(envelope.refusal ?? envelope.result)
  const businessCode = typeof code === 'number' || typeof code === 'string' ? code : undefined
  throw httpError({
    code: error ?? `HTTP_${businessCode ?? 200}`,
    message: serverMessage(textOf(envelope.message)),
    status: status ?? 200,
    businessCode,
    fields,
    requestId,
    notified: false,
  })
}

interface FailureContext {
  onProblem: (problem: HttpProblem) => void
  /** True to report no network errors, because the caller shows them. */
  showsNetworkErrors?: boolean | undefined
  /** True to report no refusals, because the caller shows them. */
  showsRefusals?: boolean | undefined
}

/**
 * Converts an error status, a network error or a malformed response to an AppError, and reports it. Returns
 * other errors unchanged.
 */
export function toAppError(cause: unknown, context: FailureContext): unknown {
  const { onProblem, showsNetworkErrors = false } = context
  if (isHTTPError(cause)) return statusError(cause, context)
  const known = networkError(cause)
  if (!known) return cause
  if (!showsNetworkErrors) onProblem({ kind: 'notice', text: known.message })
  return httpError({ ...known, notified: !showsNetworkErrors, cause })
}

function networkError(cause: unknown) {
  if (isTimeoutError(cause)) return { code: NETWORK_TIMEOUT, message: NETWORK_TIMEOUT_TEXT, status: 0 }
  // A TypeError also counts as a network error: a response body that ends early causes it, and ky doesn't
  // wrap it.
  if (isNetworkError(cause) || cause instanceof TypeError)
    return { code: NETWORK_AWAY, message: NETWORK_AWAY_TEXT, status: 0 }
  if (cause instanceof SyntaxError) return { code: 'HTTP_UNREADABLE', message: UNREADABLE, status: 200 }
  return undefined
}

function statusError(cause: HTTPError, { onProblem, showsRefusals = false }: FailureContext): AppError {
  const { response, request, data } = cause
  const { status, headers } = response
  const envelope: Envelope = Object(data)
  const { error, fields, ...detail } = detailOf(envelope.result)
  // The sentence of our server has the reference, which the client shows itself.
  const message = error === 'INTERNAL' ? '' : textOf(envelope.message)
  const requestId = detail.requestId ?? headers.get('x-request-id') ?? undefined
  const isRefusal = isRefusalStatus(status)
  const problem = problemOf({
    status,
    message: isRefusal ? withFieldMessages(message, fields) : message,
    signedIn: request.headers.has(TOKEN_HEADER),
    requestId,
  })
  const notified = !(showsRefusals && isRefusal)
  if (notified) onProblem(problem)
  return httpError({
    code: error ?? (problem.kind === 'expired' ? 'HTTP_EXPIRED' : `HTTP_${status}`),
    message: isRefusal ? serverMessage(message) : problem.text,
    status,
    fields,
    requestId,
    notified,
    cause,
  })
}

/** The message of a refusal, followed by its messages about fields. */
const withFieldMessages = (message: string, fields: Readonly<Record<string, unknown>> = {}): string =>
  [...new Set([message, ...Object.values(fields).map(textOf)])].filter(Boolean).join(' ')

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function detailOf(result: unknown) {
  const { error, fields, requestId, status } = Object(result) as Record<string, unknown>
  return {
    ...(typeof error === 'string' && { error }),
    ...(typeof fields === 'object' && fields !== null && { fields: fields as Record<string, string> }),
    ...(typeof requestId === 'string' && { requestId }),
    ...(typeof status === 'number' && { status }),
  }
}
