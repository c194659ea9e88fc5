import type { SmsProvider } from './provider.ts'

/** Milliseconds a gateway may take; a server that stops waits for it, and has 10 s for everything. */
const PATIENCE = 6_000

interface Gateway {
  url: string
  /** Sent as a bearer token; none if empty. */
  token: string
}

/** Hands messages to the operator's gateway, and to no other host: a redirect is a failure. */
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
