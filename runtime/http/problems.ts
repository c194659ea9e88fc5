import type { Message } from '../i18n/message.ts'

/** What the application shows of a failed call. */
export type HttpProblem =
  /** A dialog 'login expired' with a button 'log in again' that logs out and reloads. */
  | { kind: 'expired'; text: string }
  /** A notification; with a token it logs out and reloads after 1.5 s. */
  | { kind: 'unauthorized'; text: string; signedIn: boolean }
  /** A notification titled 'system prompt'. */
  | { kind: 'notice'; text: Message; seconds?: number; requestId?: string | undefined }

/** The message of an expired token; fixed by the contract, in every language. */
const TOKEN_EXPIRED_MESSAGE = 'Token失效'

/** Statuses that the caller shows at their place: a field, a form, a row. */
const PLACED = new Set([400, 409, 422])

const LOGIN_EXPIRED = 'sorry, login has expired, please log in again'
const UNAUTHORIZED = 'unauthorized, please log in again'
export const NETWORK_AWAY_TEXT = "The server can't be reached. Check your network and try again."
export const NETWORK_TIMEOUT_TEXT = 'network timeout'
const SERVER_FAILED = 'The server failed. Try again, or give support the reference.'
export const UNREADABLE = "The server's response can't be read."
const NOTICE_SECONDS = 4

/** Fixed texts of the specification, section 8, by status. */
const texts: Readonly<Record<number, string>> = {
  403: 'access denied',
  404: 'sorry, resource not found!',
  504: NETWORK_TIMEOUT_TEXT,
}

interface FailedStatus {
  status: number
  message: string
  /** The request carried a token. */
  signedIn: boolean
  requestId?: string | undefined
}

/** The words of the server; a text of ours where it has none. */
export const serverMessage = (words: string): Message => (words ? { verbatim: words } : SERVER_FAILED)

/** The problem to show for a status; undefined where the caller shows it at its place. */
export function problemOf({ status, message, signedIn, requestId }: FailedStatus): HttpProblem | undefined {
  if (PLACED.has(status)) return undefined
  if (status === 401) return { kind: 'unauthorized', text: UNAUTHORIZED, signedIn }
  if (status === 500 && signedIn && message.includes(TOKEN_EXPIRED_MESSAGE))
    return { kind: 'expired', text: LOGIN_EXPIRED }
  const fixed = texts[status]
  if (fixed) return { kind: 'notice', text: fixed, requestId }
  return { kind: 'notice', text: serverMessage(message), seconds: NOTICE_SECONDS, requestId }
}

/** How long a notification stays, in ms. */
const SHOWN_MS = 4000

/** Ends the session: shown once, because a reload follows. */
const isFinal = (problem: HttpProblem) =>
  problem.kind === 'expired' || (problem.kind === 'unauthorized' && problem.signedIn)

/** Passes problems on, but not one with the text of another that is still shown. */
export function skipRepeats(onProblem: (problem: HttpProblem) => void): (problem: HttpProblem) => void {
  const shownUntil = new Map<string, number>()
  return (problem) => {
    const now = Date.now()
    const key = `${problem.kind} ${JSON.stringify(problem.text)}`
    if ((shownUntil.get(key) ?? 0) > now) return
    shownUntil.set(key, isFinal(problem) ? Number.POSITIVE_INFINITY : now + SHOWN_MS)
    onProblem(problem)
  }
}
