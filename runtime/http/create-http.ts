import { type AppError, AppError as Failed } from '#schemas/errors'
import type { Endpoint } from '#schemas/operations'
import { type HttpProblem, NETWORK_AWAY_TEXT, NETWORK_TIMEOUT_TEXT } from './catalogue.ts'
import { httpError, NETWORK_AWAY, NETWORK_TIMEOUT } from './errors.ts'
import { createOnce } from './once.ts'
import { readAnswer } from './read-answer.ts'
import { LateAnswer, NetworkAway, send } from './send.ts'
import { type Arguments, toRequest } from './to-request.ts'

const TIMEOUT_MS = 300_000
const NOT_MODIFIED = 304

export interface HttpSettings {
  /** Looks up the operations this client may call; visitors carry fewer than the shell. */
  find: (operation: string) => Endpoint | undefined
  /** Path of the API on this origin, or a whole address, for example `/jeecg-boot`. */
  base: string
  token: () => string | undefined
  /** Language of messages, for example `zh-CN`. */
  locale: () => string | undefined
  /** Shows what the error catalogue says; failures of one moment that read alike arrive as one. */
  onProblem: (problem: HttpProblem) => void
}

export interface CallOptions {
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** Nobody waits for this call: its failure is not told in a notification, but for a session that is over. */
  isQuiet?: boolean
  /** Gets what a success says beside its result, where it says anything. */
  onMessage?: (message: string) => void
  /** Gives the name of what came. Sent back as `If-None-Match`, it makes the result undefined where that is still so. */
  onTag?: (tag: string) => void
}

/** The way to the server: calls an operation of the contract by name. */
export interface Http {
  /** Gives the envelope's `result`; rejects with an AppError of kind `http`, or with the abort of `signal`. */
  call: <Result = unknown>(operation: string, args?: Arguments, options?: CallOptions) => Promise<Result>
}

/** Makes the client; it keeps nothing but the memory of which problem it has just told. */
export function createHttp({ find, base, token, locale, onProblem }: HttpSettings): Http {
  const tell = createOnce(onProblem)
  const tellOver = (problem: HttpProblem) => {
    if (problem.kind !== 'notice') tell(problem)
  }

  const call: Http['call'] = async <Result>(
    name: string,
    args: Arguments = {},
    options: CallOptions = {},
  ) => {
    const endpoint = endpointOf(name, find)
    const sentToken = token()
    const { url, init } = toRequest(base, endpoint, args)
    const headers = { ...sessionHeaders(sentToken, locale()), ...options.headers }
    const { signal, onMessage, onTag, isQuiet = false } = options
    const say = isQuiet ? tellOver : tell
    try {
      const response = await send(url, { ...init, headers, signal, timeoutMs: TIMEOUT_MS })
      const context = { operation: name, signedIn: Boolean(sentToken), tell: say, onMessage }
      if (response.status === NOT_MODIFIED) return undefined as Result
      const result = (await readAnswer(response, context)) as Result
      const tag = response.headers.get('etag')
      if (tag) onTag?.(tag)
      return result
    } catch (cause) {
      throw signal?.aborted ? cause : wordFailure(cause, say)
    }
  }
  return { call }
}

function endpointOf(name: string, find: HttpSettings['find']): Endpoint {
  const endpoint = find(name)
  if (!endpoint) throw new Failed('HTTP_UNKNOWN_OPERATION', 'schema', `There is no operation "${name}".`)
  return endpoint
}

function sessionHeaders(token: string | undefined, locale: string | undefined): Record<string, string> {
  return { ...(token && { 'X-Access-Token': token }), ...(locale && { 'X-Locale': locale }) }
}

/** No answer came: the same words, whatever stood in the way. */
function wordFailure(cause: unknown, tell: (problem: HttpProblem) => void): AppError | unknown {
  const isLate = cause instanceof LateAnswer
  if (!isLate && !(cause instanceof NetworkAway)) return cause
  const [code, message] = isLate ? [NETWORK_TIMEOUT, NETWORK_TIMEOUT_TEXT] : [NETWORK_AWAY, NETWORK_AWAY_TEXT]
  tell({ kind: 'notice', text: message })
  return httpError({ code, message, status: 0, notified: true, cause })
}
