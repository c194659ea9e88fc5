import { createMessageQueue } from './message-queue.ts'

/** Prefix that JeecgBoot clients use for their keys. All clients on the same origin share the session. */
const PREFIX = 'pro__'

/** Lifetime of a login in milliseconds: 7 days. */
export const LOGIN_LIFETIME_MS = 604_800_000

type Area = 'localStorage' | 'sessionStorage'

/**
 * One of the browser's storages. Undefined if the storage is disabled, because the browser then throws on
 * access.
 */
function areaOf(name: Area): Storage | undefined {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}

/** Values that the browser could not store. These values are kept until the page closes. */
const fallback = new Map<string, string>()

/** Key of the first value that the browser could not store. The application then warns the user. */
export const storageFailures = createMessageQueue<string>()
let isFailureTold = false

function reportFailure(key: string): void {
  if (isFailureTold) return
  isFailureTold = true
  storageFailures.enqueue(key)
}

function readText(area: Area, key: string): string | null {
  try {
    return fallback.get(`${area}/${key}`) ?? areaOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function writeText(area: Area, key: string, text: string): void {
  try {
    const storage = areaOf(area)
    if (!storage) throw new Error('storage is switched off')
    storage.setItem(key, text)
    fallback.delete(`${area}/${key}`)
  } catch {
    // The earlier value is outdated, so it is removed.
    remove(area, key)
    fallback.set(`${area}/${key}`, text)
    reportFailure(key)
  }
}

function remove(area: Area, key: string): void {
  fallback.delete(`${area}/${key}`)
  try {
    areaOf(area)?.removeItem(key)
  } catch {
    // The storage is disabled, so there is nothing to remove.
  }
}

function parse(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a stored value. Undefined if the value is missing, expired or invalid. */
export function readStored(key: string, now = Date.now()): unknown {
  const stored = parse(readText('localStorage', PREFIX + key))
  if (typeof stored !== 'object' || stored === null || !('value' in stored)) return undefined
  const expire = 'expire' in stored ? stored.expire : null
  if (expire === null || expire === undefined) return stored.value
  return typeof expire === 'number' && expire > now ? stored.value : undefined
}

/**
 * Stores a value in local storage as `{"value":…,"expire":…}`. Without a lifetime, the value never expires.
 */
export function storeValue(key: string, value: unknown, lifetimeMs?: number): void {
  const expire = lifetimeMs === undefined ? null : Date.now() + lifetimeMs
  writeText('localStorage', PREFIX + key, JSON.stringify({ value, expire }))
}

/** Removes a stored value. */
export function removeValue(key: string): void {
  remove('localStorage', PREFIX + key)
}

/**
 * Reads a value from the session storage of this browser tab. Undefined if the value is missing or invalid.
 */
export function readForTab(key: string): unknown {
  return parse(readText('sessionStorage', key))
}

/** Stores a value in session storage. The key has no prefix, as in JeecgBoot clients. */
export function storeForTab(key: string, value: unknown): void {
  writeText('sessionStorage', key, JSON.stringify(value))
}

/** Removes a value from the session storage of this browser tab. */
export function removeForTab(key: string): void {
  remove('sessionStorage', key)
}
