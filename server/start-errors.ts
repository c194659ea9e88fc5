import { isAppError } from '#schemas/errors'
import type { Config } from './config.ts'
import { sqlStateOf } from './db/index.ts'
import { isUnavailable } from './platform/http/database-errors.ts'

const whereOf = (url: string | undefined): string => (url ? new URL(url).host : 'the data folder')

/**
 * SQLSTATEs of a rejected connection: wrong user or password, missing database, or no permission to connect.
 */
const refusedEntry = /^(28...|3D000|42501)$/

/** SQLSTATE of a full disk. */
const DISK_FULL = '53100'

/**
 * Explains in one sentence why the server didn't start and what to do. Returns undefined for unexpected
 * errors, whose stack the caller logs.
 */
export function explainStartError(error: unknown, config: Config): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (isAppError(error) && error.kind !== 'bug') return error.message
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `port ${config.port} is taken: stop what uses it, or set PORT to another`
  if (syscall === 'listen')
    return `cannot listen on ${config.host}:${config.port} (${code}): set HOST and PORT`
  if (sqlStateOf(error) === DISK_FULL) {
    return `the disk of the database at ${whereOf(config.databaseUrl)} is full: free some space and start again`
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') {
    return `${config.dataDir} cannot be written (${code}): set DATA_DIR to a folder that can`
  }
  if (refusedEntry.test(sqlStateOf(error) ?? '')) {
    return `the database at ${whereOf(config.databaseUrl)} refuses the connection (${error.message}): check DATABASE_URL`
  }
  if (isUnavailable(error)) {
    const why = code ?? error.message
    return `the database at ${whereOf(config.databaseUrl)} does not answer (${why}): start it, or set DATABASE_URL`
  }
  return undefined
}
