/** No answer came, or not all of it: the network is away. */
export class NetworkAway extends Error {
  override readonly name = 'NetworkAway'
}

/** The browser tells of a lost network by a TypeError; one of ours is a mistake in the code, and stays one. */
export async function overNetwork<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking
  } catch (cause) {
    throw cause instanceof TypeError ? new NetworkAway(cause.message, { cause }) : cause
  }
}

/** No answer came in time. */
export class LateAnswer extends Error {
  override readonly name = 'LateAnswer'
}

interface Sent {
  method: string
  headers: Readonly<Record<string, string>>
  /** Sent as JSON. */
  json?: unknown
  /** How long the answer is waited for, in ms. */
  timeoutMs: number
  /** Ends the call, also while the answer is read. */
  signal: AbortSignal | undefined
}

/**
 * Sends a request and waits so long for its answer. Rejects with `LateAnswer`, with the reason of `signal`, or with
 * `NetworkAway`.
 */
export async function send(
  url: string,
  { method, headers, json, timeoutMs, signal }: Sent,
): Promise<Response> {
  const control = new AbortController()
  const stop = () => control.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  const late = setTimeout(() => control.abort(new LateAnswer()), timeoutMs)
  const body = json === undefined ? undefined : JSON.stringify(json)
  const type = body === undefined ? undefined : { 'content-type': 'application/json' }
  try {
    const request = new Request(url, {
      method,
      headers: { ...type, ...headers },
      body,
      signal: control.signal,
    })
    return await overNetwork(globalThis.fetch(request))
  } finally {
    clearTimeout(late)
  }
}
