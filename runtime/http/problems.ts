import type { Message } from '../i18n/message.ts'

/** How the application shows a failed call. */
export type HttpProblem =
  /** A dialog 'login expired' with a button 'log in again', which logs the user out and reloads. */
  | { kind: 'expired'; text: string }
  /**
   * A notification. If the failed call had a token, the application logs the user out and reloads after 1.5
   * s.
   */
  | { kind: 'unauthorized'; text: string; signedIn: boolean }
  /** A notification titled 'system prompt', with the text of the problem. `isDenied` marks a missing permission. */
  | { kind: 'notice'; text: Message; seconds?: number; requestId?: string | undefined; isDenied?: true }

/** The server's message for an expired token, which is the same in all languages (JeecgBoot contract). */
const TOKEN_EXPIRED_MESSAGE = 'Token失效'

/**
 * Statuses of a refusal: the values or the state of a record don't allow the call. A caller also shows a
 * refusal in place, at a field, a form or a row.
 */
const REFUSALS = new Set([400, 409, 422])
export const isRefusalStatus = (status: number | undefined): boolean => REFUSALS.has(status ?? 0)

const LOGIN_EXPIRED = 'sorry, login has expired, please log in again'
const UNAUTHORIZED = 'unauthorized, please log in again'
export const NETWORK_AWAY_TEXT = "The server can't be reached. Check your network and try again."
export const NETWORK_TIMEOUT_TEXT = 'network timeout'
const SERVER_FAILED = 'The server failed. Try again, or give support the reference.'
export const UNREADABLE = "The server's response can't be read."
const NOTICE_SECONDS = 4

/** Texts by status, fixed in section 8 of the specification. */
const texts: Readonly<Record<number, string>> = {
  403: 'access denied',
  404: 'sorry, resource not found!',
  504: NETWORK_TIMEOUT_TEXT,
}

interface FailedStatus {
  status: number
  message: string
  /** True if the failed request had a token. */
  signedIn: boolean
  requestId?: string | undefined
}

/** The server's message, or a general message if the server's message is empty. */
export const serverMessage = (message: string): Message => (message ? { verbatim: message } : SERVER_FAILED)

/** Returns the problem to show for a status. */
export function problemOf({ status, message, signedIn, requestId }: FailedStatus): HttpProblem {
  if (status === 401) return { kind: 'unauthorized', text: UNAUTHORIZED, signedIn }
  if (status === 500 && message.includes(TOKEN_EXPIRED_MESSAGE))
    return signedIn
      ? { kind: 'expired', text: LOGIN_EXPIRED }
      : { kind: 'unauthorized', text: UNAUTHORIZED, signedIn }
  if (isRefusalStatus(status))
    return { kind: 'notice', text: serverMessage(message), seconds: NOTICE_SECONDS }
  const fixed = texts[status]
  const notice = { kind: 'notice', text: fixed ?? serverMessage(message), requestId } as const
  if (status === 403) return { ...notice, isDenied: true }
  if (fixed) return notice
  return { ...notice, seconds: NOTICE_SECONDS }
}

/** Duration of a notification, in ms. */
const SHOWN_MS = 4000

/** True for problems that end the session. These problems are shown once, because a reload follows. */
const endsSession = (problem: HttpProblem) =>
  problem.kind === 'expired' || (problem.kind === 'unauthorized' && problem.signedIn)

/** Forwards problems to `onProblem`. Drops a problem while the same problem is still on screen. */
export function filterRepeats(onProblem: (problem: HttpProblem) => void): (problem: HttpProblem) => void {
  const shownUntil = new Map<string, number>()
  return (problem) => {
    const now = Date.now()
    const key = `${problem.kind} ${JSON.stringify(problem.text)}`
    if ((shownUntil.get(key) ?? 0) > now) return
    shownUntil.set(key, endsSession(problem) ? Number.POSITIVE_INFINITY : now + SHOWN_MS)
    onProblem(problem)
  }
}
