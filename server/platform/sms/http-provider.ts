import type { SmsProvider } from './provider.ts'

/**
 * Timeout of the gateway in milliseconds. While a server stops, it waits for the gateway, but must stop
 * within 10 s.
 */
const PATIENCE = 6_000

interface Gateway {
  url: string
  /** Bearer token. An empty token isn't sent. */
  token: string
}

/** Sends messages to the configured gateway. A redirect counts as a failure. */
export const createHttpProvider = ({ url, token }: Gateway): SmsProvider => ({
  async send(message) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
    return true
  },
})
