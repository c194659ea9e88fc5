/** What the application shows of a failed call; one for any number of calls that failed alike at once. */
export type HttpProblem =
  /** A dialog 'login expired' with a button 'log in again'; then log out and reload. */
  | { kind: 'expired'; text: string }
  /** A notification; with a token, log out and reload after 1.5 s. */
  | { kind: 'unauthorized'; text: string; signedIn: boolean }
  /** A notification titled 'system prompt'. */
  | { kind: 'notice'; text: string; seconds?: number; requestId?: string | undefined }

/** The message of an expired token; fixed by the contract, in every language. */
export const TOKEN_EXPIRED_MESSAGE = 'Token失效'

/** Statuses that the caller shows at their place: a field, a form, a row. */
const PLACED = new Set([400, 409, 422])

/** Texts of the specification's error catalogue, by status. */
const texts: Readonly<Record<number, string>> = {
  401: 'unauthorized, please log in again',
  403: 'access denied',
  404: 'sorry, resource not found!',
  504: 'network timeout',
}

export const LOGIN_EXPIRED = 'sorry, login has expired, please log in again'
export const NETWORK_AWAY_TEXT = 'The server cannot be reached. Check the network and try again.'
export const NETWORK_TIMEOUT_TEXT = 'network timeout'
export const SERVER_FAILED = 'The server failed. Try again, or tell support the reference.'
const NOTICE_SECONDS = 4

export interface FailedAnswer {
  status: number
  message: string
  /** The call carried a token. */
  signedIn: boolean
  requestId?: string | undefined
}

/** The catalogue of the specification, section 8: what is shown for a status; undefined where the caller places it. */
export function problemOf({ status, message, signedIn, requestId }: FailedAnswer): HttpProblem | undefined {
  if (PLACED.has(status)) return undefined
  if (status === 500 && signedIn && message.includes(TOKEN_EXPIRED_MESSAGE))
    return { kind: 'expired', text: LOGIN_EXPIRED }
  const fixed = texts[status]
  if (status === 401 && fixed) return { kind: 'unauthorized', text: fixed, signedIn }
  if (fixed) return { kind: 'notice', text: fixed, requestId }
  return { kind: 'notice', text: message || SERVER_FAILED, seconds: NOTICE_SECONDS, requestId }
}

/** The English source text of a status, where the catalogue has one. */
export function textOf(status: number): string | undefined {
  return texts[status]
}
