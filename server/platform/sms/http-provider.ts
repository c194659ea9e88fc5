import type { SmsProvider } from './provider.ts'

/** Timeout of the gateway in milliseconds. A stopping server waits for the gateway, and has 10 s in total. */
const PATIENCE = 6_000

interface Gateway {
  url: string
  /** Bearer token; not sent if empty. */
  token: string
}

/** Sends messages to the configured gateway; a redirect counts as a failure. */
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
