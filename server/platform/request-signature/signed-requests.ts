import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { bodyTooLarge, defineHttpError } from '../http/errors.ts'
import { isSignature, SIGNATURE_HEADERS } from './signature.ts'

/** Maximum difference in seconds between the time of a request and the server's time. */
const TOLERANCE_SECONDS = 300
const NONCE = /^[\w-]{16,64}$/
const SIGNATURE = /^[0-9a-f]{64}$/
const KEY_ID = /^[\w-]{1,64}$/

/**
 * The signature of the request is missing or wrong. The error is the same for all reasons, so that it doesn't
 * help attackers.
 */
export const signatureInvalid = defineHttpError('REQUEST_SIGNATURE_INVALID', 401, {
  en: 'The signature of the request is missing or wrong',
  zh: '请求签名缺失或不正确',
})
/** The time of a signed request differs too much from the server's time. */
export const signatureExpired = defineHttpError<{ seconds: number }>('REQUEST_SIGNATURE_EXPIRED', 401, {
  en: ({ seconds }) => `The time of the request differs by more than ${seconds} seconds from the server's`,
  zh: ({ seconds }) => `请求时间与服务器时间相差超过 ${seconds} 秒`,
})
/** The signed request was already received. */
export const signatureReplayed = defineHttpError('REQUEST_SIGNATURE_REPLAYED', 409, {
  en: 'This request was already received. Send a new nonce.',
  zh: '该请求已接收过，请使用新的随机串',
})

/** Key with which a caller, another server, signs requests. */
export interface SigningKey {
  /** Id of the caller's record. */
  id: string
  secret: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Finds the key of a request, for routes with the access `signed`. Returns undefined if the key is
     * unknown.
     */
    signingKey?: (keyId: string, request: FastifyRequest) => Promise<SigningKey | undefined>
  }
  interface FastifyRequest {
    /** Key that signed the request. The property is set only on routes with the access `signed`. */
    signedBy: SigningKey
  }
}

const headerOf = (request: FastifyRequest, name: string, pattern: RegExp): string => {
  const value = request.headers[name]
  if (typeof value !== 'string' || !pattern.test(value)) throw signatureInvalid()
  return value
}

async function readBody(payload: Readable, limit: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of payload) {
    size += (part as Buffer).length
    if (size > limit) throw bodyTooLarge()
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

/**
 * Checks requests to routes with the access `signed`, before their body is parsed. The key must be known, the
 * time recent, the signature right and the nonce unused.
 */
export function checkSignatures(
  app: FastifyInstance,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  const keys = new WeakMap<FastifyRequest, SigningKey>()
  app.decorateRequest('signedBy', {
    getter(this: FastifyRequest) {
      const key = keys.get(this)
      if (key === undefined) throw new Error(`${this.routeOptions.url} takes no signed requests`)
      return key
    },
  })
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === 'signed' && !config.signingKey)
      throw new Error(`${String(method)} ${url} is signed and declares no config.signingKey`)
  })

  /** Stores the nonce. Throws if the caller has already used this nonce. */
  async function claimNonce(keyId: string, nonce: string, now: Date): Promise<void> {
    const { numInsertedOrUpdatedRows } = await database.db
      .insertInto('request_nonce')
      .values({ key_id: keyId, nonce, create_time: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw signatureReplayed()
  }

  app.addHook('preParsing', async (request, _reply, payload) => {
    const { access, signingKey } = request.routeOptions.config
    if (request.is404 || access !== 'signed' || !signingKey) return payload
    const keyId = headerOf(request, SIGNATURE_HEADERS.key, KEY_ID)
    const time = headerOf(request, SIGNATURE_HEADERS.time, /^\d{10}$/)
    const nonce = headerOf(request, SIGNATURE_HEADERS.nonce, NONCE)
    const given = headerOf(request, SIGNATURE_HEADERS.signature, SIGNATURE)
    const now = clock()
    if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_SECONDS)
      throw signatureExpired({ seconds: TOLERANCE_SECONDS })
    const key = await signingKey(keyId, request)
    if (!key) throw signatureInvalid()
    const body = await readBody(payload as Readable, request.routeOptions.bodyLimit)
    const parts = { method: request.method, path: request.raw.url ?? '', time, nonce, body }
    if (!isSignature(given, parts, key.secret)) throw signatureInvalid()
    await claimNonce(keyId, nonce, now)
    keys.set(request, key)
    return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length })
  })
}
