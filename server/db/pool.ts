import pg from 'pg'
import { unsafeNumber } from './errors.ts'

const { INT8, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins

/** Parses int8 and numeric as numbers; throws if a number can't represent the value exactly. */
function toNumber(text: string): number {
  const number = Number(text)
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER)) throw unsafeNumber({ text })
  return number
}

/** Removes the fraction of the second and the offset from a time such as `2024-05-01 12:34:56.789+08`. */
const toSeconds = (text: string): string => text.slice(0, 19)

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, toNumber],
  [NUMERIC, toNumber],
  [DATE, (text) => text],
  [TIMESTAMP, toSeconds],
  [TIMESTAMPTZ, toSeconds],
])

/** Value parsers. Each pool gets its own parsers, so that the global parsers of the driver stay unchanged. */
const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
}

export interface PoolOptions {
  /** Connection URL. */
  url: string
  /** Time zone of all times that are read and written, for example `Asia/Shanghai`. */
  businessTz: string
  /** Maximum number of connections, 10 by default. */
  max?: number
  /** Minimum number of connections that stay open while they are idle, 0 by default. */
  min?: number
  /** Statement timeout in ms, 30 s by default; 0 disables it. */
  statementTimeout?: number
  /** Time in ms that a transaction may wait for its next statement, 10 s by default; 0 disables the limit. */
  idleInTransactionTimeout?: number
  /**
   * Timeout in ms for connecting and for waiting for a free connection. The default is 1,900, so that an
   * unreachable database is reported within 2 s.
   */
  connectTimeout?: number
  /** Called when an idle connection breaks. The pool replaces the connection. */
  onConnectionLost?: (error: Error) => void
}

/** Seconds without traffic after which either side checks whether the other one still exists. */
const KEEPALIVE_SECONDS = 10

const escapeOption = (value: string): string => value.replace(/[\\ ]/g, '\\$&')

/** Session settings, as the driver sends them to the server. */
const optionsText = (settings: Record<string, string | number>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${escapeOption(String(value))}`)
    .join(' ')

/**
 * Adds our session settings to the settings in the URL. Otherwise the driver would use only the settings in
 * the URL, and times would be in another time zone.
 */
function withSettings(url: string, settings: string): { connectionString: string; options: string } {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const given = parsed?.searchParams.get('options')
  if (!parsed || !given) return { connectionString: url, options: settings }
  parsed.searchParams.delete('options')
  return { connectionString: parsed.href, options: `${given} ${settings}` }
}

/** Creates a pool whose sessions use business time and our value parsers. */
export function createPool(options: PoolOptions): pg.Pool {
  const { url, businessTz, max = 10, min = 0, statementTimeout = 30_000, connectTimeout = 1_900 } = options
  const { idleInTransactionTimeout = 10_000, onConnectionLost = () => undefined } = options
  const settings = optionsText({
    TimeZone: businessTz,
    statement_timeout: statementTimeout,
    // Without these settings, a frozen or unreachable process would keep its locks for hours.
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    tcp_keepalives_idle: KEEPALIVE_SECONDS,
    tcp_keepalives_interval: KEEPALIVE_SECONDS,
    tcp_keepalives_count: 3,
  })
  const pool = new pg.Pool({
    ...withSettings(url, settings),
    max,
    min,
    types: valueParsers,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_SECONDS * 1_000,
    application_name: 'gaiwan',
  })
  pool.on('error', onConnectionLost)
  // A connection in use reports an error to the code that uses it. Without this listener, the event `error`
  // would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Opens all connections of a pool. PostgreSQL can't start new ones on a full disk, but reads on open ones still
 * succeed.
 */
export async function openAllConnections(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const client of clients) client.release()
}
