import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Headers of a signed request. */
export const SIGNATURE_HEADERS = {
  key: 'x-gaiwan-key',
  time: 'x-gaiwan-time',
  nonce: 'x-gaiwan-nonce',
  signature: 'x-gaiwan-signature',
} as const

/** Parts of a request that its signature covers. */
export interface SignedParts {
  /** HTTP method in upper case. */
  method: string
  /** Path with the query string, exactly as it is sent. */
  path: string
  /** Seconds since 1970. */
  time: string
  /** Text that the caller uses only once. */
  nonce: string
  /** Bytes of the body; empty if there is no body. */
  body: Buffer
}

const NONCE_BYTES = 16

/**
 * Computes the signature in hex. It is the HMAC-SHA256 of method, path, time, nonce and body hash, separated
 * by line feeds. The body hash is the SHA-256 of the body in hex.
 */
export function signatureOf({ method, path, time, nonce, body }: SignedParts, secret: string): string {
  const bodyHash = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret).update([method, path, time, nonce, bodyHash].join('\n')).digest('hex')
}

/** True if a signature is right. The comparison takes the same time for all wrong signatures. */
export function isSignature(given: string, parts: SignedParts, secret: string): boolean {
  const expected = Buffer.from(signatureOf(parts, secret), 'hex')
  const received = Buffer.from(given, 'hex')
  return received.length === expected.length && timingSafeEqual(received, expected)
}

interface OutgoingRequest {
  method: 'GET' | 'POST'
  url: string
  body?: string
  keyId: string
  secret: string
  now: Date
}

/** Returns the headers that sign an outgoing request. */
export function signRequest({ method, url, body = '', keyId, secret, now }: OutgoingRequest) {
  const { pathname, search } = new URL(url)
  const time = String(Math.floor(now.getTime() / 1_000))
  const nonce = randomBytes(NONCE_BYTES).toString('hex')
  const parts = { method, path: `${pathname}${search}`, time, nonce, body: Buffer.from(body) }
  return {
    [SIGNATURE_HEADERS.key]: keyId,
    [SIGNATURE_HEADERS.time]: time,
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: signatureOf(parts, secret),
  }
}
