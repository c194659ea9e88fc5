import pg from 'pg'
import { valueParsers } from './value-parsers.ts'

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

/** Connecting, or waiting for a free connection, gives up after this: an absent database is told within 2 s. */
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
