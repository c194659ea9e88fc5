import type { IncomingHttpHeaders } from 'node:http'
import { isRecord } from '#schemas/values'
import { headersFor } from './adapt-request.ts'
import { noResponse, unreachable } from './errors.ts'
import type { Generation } from './generation.ts'

const NOT_FOUND = 404

/** A call that JeecgBoot refused. The response passes it on as it is. */
export class JeecgRefusal extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`JeecgBoot refused a call with ${status}`)
    this.name = 'JeecgRefusal'
    this.status = status
    this.body = body
  }

  /** True if JeecgBoot doesn't know the path. */
  get isUnknownPath(): boolean {
    return this.status === NOT_FOUND || (isRecord(this.body) && this.body.code === NOT_FOUND)
  }
}

/** Calls JeecgBoot and returns the result. `path` is relative to its base path, with the query. */
export type CallJeecg = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>

interface Caller {
  upstream: string
  generation: Generation
  /** Headers of the user's request. Its token is sent to JeecgBoot. */
  headers: IncomingHttpHeaders
  now: Date
  /** Milliseconds that JeecgBoot has to respond. */
  timeoutMs: number
}

/** Creates the function that calls JeecgBoot for a user. */
export const callJeecg =
  ({ upstream, generation, headers, now, timeoutMs }: Caller): CallJeecg =>
  async (method, path, body) => {
    const url = new URL(upstream + path)
    const token = headers['x-access-token']
    const response = await fetch(url, {
      method,
      headers: {
        ...headersFor(method, url.pathname + url.search, generation, now),
        ...(typeof token === 'string' && { 'x-access-token': token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // Another server must not get the token.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause) => {
      throw noResponse(cause)
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!isRecord(answer)) throw unreachable()
    if (!response.ok || answer.success !== true) throw new JeecgRefusal(response.status, answer)
    return answer.result
  }
