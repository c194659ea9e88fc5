import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { canonicalJson } from './canonical-json.ts'
import { defineHttpError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True to reject requests without an `Idempotency-Key` header. Bill operations and imports require the
     * header.
     */
    idempotent?: boolean
  }
}

const keyRequired = defineHttpError('IDEMPOTENCY_KEY_REQUIRED', 400, {
  en: 'An Idempotency-Key header of 1 to 100 printable characters is required',
  zh: '该操作需要 Idempotency-Key 请求头（1 到 100 个可打印字符）',
})
const keyInFlight = defineHttpError('IDEMPOTENCY_IN_FLIGHT', 409, {
  en: 'The same request is still in progress. Wait a moment.',
  zh: '相同的请求正在处理中，请稍候',
})
const keyReused = defineHttpError('IDEMPOTENCY_KEY_REUSED', 422, {
  en: 'This Idempotency-Key was used for another request',
  zh: '该 Idempotency-Key 已用于其他请求',
})

/** Write with an idempotency key: user, key, route and content hash. */
export interface KeyedWrite {
  userId: string
  key: string
  route: string
  requestHash: Buffer
}

/** Milliseconds to wait for a concurrent request with the same key. */
const WAIT_FOR_TWIN_MS = 1_000
/** Milliseconds to wait for a row that another transaction has locked. */
const WAIT_FOR_ROW_MS = 5_000
const LOCK_NOT_AVAILABLE = '55P03'
const KEY = /^[\x21-\x7e]{1,100}$/

/** Returns the query string without the parameters that can differ when a request is repeated. */
function stableQuery({ query }: FastifyRequest): Record<string, unknown> {
  const { _t, token, ...lasting } = query as Record<string, unknown>
  return lasting
}

/**
 * Reads the idempotency key of a request. Returns undefined if the request has no key and the route doesn't
 * require one. Routes that receive a file pass its SHA-256 in hex.
 */
export function keyedWriteOf(request: FastifyRequest, fileHash?: string): KeyedWrite | undefined {
  const { config, method, url } = request.routeOptions
  const key = request.headers['idempotency-key']
  if (key === undefined && !config.idempotent) return undefined
  if (typeof key !== 'string' || !KEY.test(key)) throw keyRequired()
  const { params, body } = request
  const asked = { params, query: stableQuery(request), body, fileHash }
  const requestHash = createHash('sha256').update(canonicalJson(asked)).digest()
  return { userId: request.user.id, key, route: `${String(method)} ${url}`, requestHash }
}

const setLockTimeout = (tx: Tx, ms: number) => sql`set local lock_timeout = ${sql.lit(ms)}`.execute(tx)

const isLockTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE

/**
 * Inserts the key. Returns false if the key already exists. Waits for a concurrent request with the same key.
 */
async function insertKey(tx: Tx, { userId, key, route, requestHash }: KeyedWrite): Promise<boolean> {
  await setLockTimeout(tx, WAIT_FOR_TWIN_MS)
  try {
    const inserted = await tx
      .insertInto('idempotency_key')
      .values({ user_id: userId, key, route, body_hash: requestHash })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .executeTakeFirst()
    return inserted.numInsertedOrUpdatedRows === 1n
  } catch (cause) {
    throw isLockTimeout(cause) ? keyInFlight(undefined, { cause, retryAfter: 1 }) : cause
  }
}

/**
 * Claims an idempotency key in a transaction. Returns the stored response if the same write was already made,
 * otherwise undefined. If the write fails, the rollback releases the key.
 */
export async function claimKey(tx: Tx, write: KeyedWrite): Promise<string | undefined> {
  if (await insertKey(tx, write)) {
    await setLockTimeout(tx, WAIT_FOR_ROW_MS)
    return undefined
  }
  const kept = await tx
    .selectFrom('idempotency_key')
    .select(['route', 'body_hash', 'answer'])
    .where('user_id', '=', write.userId)
    .where('key', '=', write.key)
    .executeTakeFirst()
  if (!kept) throw keyInFlight(undefined, { retryAfter: 1 })
  if (kept.route !== write.route || !kept.body_hash.equals(write.requestHash)) throw keyReused()
  if (kept.answer === null) throw keyInFlight(undefined, { retryAfter: 1 })
  return kept.answer
}

/**
 * Stores the response in the transaction of the write, so that a repeated request gets an identical response.
 */
export async function saveResponse(tx: Tx, write: KeyedWrite, answer: string): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ answer_status: 200, answer })
    .where('user_id', '=', write.userId)
    .where('key', '=', write.key)
    .execute()
}
