import pg from 'pg'
import { unsafeNumber } from './errors.ts'

const { INT8, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins

/** int8 and numeric become numbers, as long as a number holds them exactly enough. */
function toNumber(text: string): number {
  const number = Number(text)
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) throw unsafeNumber({ text })
  return number
}

/** `2024-05-01 12:34:56+08` in the session's zone, which is the business's, without fraction and offset. */
const toSeconds = (text: string): string => text.slice(0, 19)

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, toNumber],
  [NUMERIC, toNumber],
  [DATE, (text) => text],
  [TIMESTAMP, toSeconds],
  [TIMESTAMPTZ, toSeconds],
])

/** Parsers of PostgreSQL's values; passed to each pool, never set for the whole process. */
const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

export interface PoolOptions {
  /** Connection URL. */
  url: string
  /** Zone in which every time is read and written, for example `Asia/Shanghai`. */
  businessTz: string
  /** Most connections at once; 10 if not given. */
  max?: number
  /** Longest time a statement may run, in ms; 0 is for ever; 30 s if not given. */
  statementTimeout?: number
  /** Hears of connections that broke while idle; the pool replaces them by itself. */
  onConnectionLost?: (error: Error) => void
}

/** Limit of connecting and of waiting for a free connection: an absent database is reported within 2 s. */
const CONNECT_MS = 1_900

const escapeOption = (value: string): string => value.replace(/[\\ ]/g, '\\$&')

/**
 * Adds our settings of a session to those that the URL may bring. The driver would let the URL's replace ours, and
 * times would silently be read in another zone.
 */
function withSettings(url: string, settings: string): { connectionString: string; options: string } {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const given = parsed?.searchParams.get('options')
  if (!parsed || !given) return { connectionString: url, options: settings }
  parsed.searchParams.delete('options')
  return { connectionString: parsed.href, options: `${given} ${settings}` }
}

/** A pool whose sessions speak business time and our types. */
export function createPool(options: PoolOptions): pg.Pool {
  const { url, businessTz, max = 10, statementTimeout = 30_000, onConnectionLost = () => undefined } = options
  const pool = new pg.Pool({
    ...withSettings(url, `-c TimeZone=${escapeOption(businessTz)} -c statement_timeout=${statementTimeout}`),
    max,
    types: valueParsers,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'gaiwan',
  })
  pool.on('error', onConnectionLost)
  // One that breaks while it is lent out says so to its borrower; unheard here, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
