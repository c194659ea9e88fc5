import { isAppError } from '#schemas/errors'
import { sqlStateOf } from '../../db/index.ts'

/**
 * SQLSTATEs of temporary errors: connection lost, disk full or read-only, transaction ended after a pause of
 * this process, out of resources, timeout, shutdown, or conflicts that remain after all retries.
 */
const TEMPORARY_STATES = /^(08...|25006|25P03|53...|57014|57P0[1-5]|55P03|40001|40P01)$/
/** Error codes of the operating system if the database is unreachable. */
const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a)/

/** True if a database is unreachable, full or too slow, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (isAppError(error, 'DB_NO_WORKER')) return true
  if (!(error instanceof Error)) return false
  const state = sqlStateOf(error)
  if (state !== undefined) return TEMPORARY_STATES.test(state)
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && syscall !== undefined) {
    return unreachable.test(code) && /^(connect|read|write|getaddrinfo)$/.test(syscall)
  }
  return lostConnection.test(error.message)
}

/** True if the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => sqlStateOf(error) === '53100'

/** True if the database can't store a character of the request, such as NUL. */
export const isUnstorableText = (error: unknown): boolean =>
  ['22021', '22P05'].includes(sqlStateOf(error) ?? '')
