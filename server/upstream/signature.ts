import { createHash } from 'node:crypto'
import type { Generation } from './generation.ts'

/** Secret of the signatures, the default of all JeecgBoot servers. */
const SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a'

/** Name under which a list of values in the path is signed. */
const PATH_VALUES = 'x-path-variable'

/** Query parameter that only defeats caches. It isn't signed. */
const CACHE_BUSTER = '_t'

/**
 * Computes JeecgBoot's signature of a request without a body: the MD5 of its parameters, sorted by name, and
 * the secret. `url` is the path with its query.
 */
export function signatureOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://upstream')
  searchParams.delete(CACHE_BUSTER)
  const last = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  if (last.includes(',')) searchParams.set(PATH_VALUES, last)
  searchParams.sort()
  const signed = JSON.stringify(Object.fromEntries(searchParams)) + SECRET
  return createHash('md5').update(signed).digest('hex').toUpperCase()
}

/** Hours by which the clock of JeecgBoot, in China, is ahead of UTC. */
const CHINA_HOURS = 8
const HOUR_MS = 3_600_000

/** Formats the time of a signature: milliseconds since 1970, before version 3 `yyyyMMddHHmmss` in China. */
export function signingTime(now: Date, generation: Generation): string {
  if (generation === '3') return String(now.getTime())
  const china = new Date(now.getTime() + CHINA_HOURS * HOUR_MS)
  return china.toISOString().replace(/\D/g, '').slice(0, 14)
}
