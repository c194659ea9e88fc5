import type pg from 'pg'
import { otherEngine } from './errors.ts'

/** Oldest major version whose SQL we rely on. */
const OLDEST = 15
/** Engines that speak PostgreSQL's protocol, and mostly its name, without keeping its promises. */
const impostor =
  /-yb-|redshift|greenplum|gauss|materialize|risingwave|questdb|cockroach|cratedb|duckdb|emcc|emscripten|pglite/i

/** Undefined when this answer of `select version()` is a PostgreSQL that we can use; else what it is. */
export function unfitServer(version: string): string | undefined {
  const major = Number(/^PostgreSQL (\d+)/.exec(version)?.[1] ?? 0)
  return major >= OLDEST && !impostor.test(version) ? undefined : version
}

/** Refuses a server that is too old, or is none of PostgreSQL's. */
export async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>('select version()')
  const found = unfitServer(rows[0]?.version ?? '')
  if (found !== undefined) throw otherEngine({ found, oldest: OLDEST })
}
