import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { migrationChanged, migrationFailed, otherEngine, schemaNewer } from './errors.ts'
import { sqlStateOf } from './violated-index.ts'

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
async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>('select version()')
  const found = unfitServer(rows[0]?.version ?? '')
  if (found !== undefined) throw otherEngine({ found, oldest: OLDEST })
}

interface Migration {
  /** File name without its ending; the order of names is the order of running. */
  name: string
  sql: string
  hash: string
}

/** Beside this file in the source, beside `main.js` in the built server. */
const shipped = fileURLToPath(new URL('./migrations/', import.meta.url))

const recordTable = `create table if not exists schema_migration (
  name varchar(100) primary key,
  sha256 varchar(64) not null,
  applied_time timestamptz not null default now()
)`
/** Two nodes that create the same table at once: one may see the other's half-made row. */
const createdConcurrently = new Set(['23505', '42P07'])

function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file) => {
    // Git may check text out with other line ends; that changes nothing.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    return { name: file.slice(0, -'.sql'.length), sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

async function ensureRecordTable(pool: pg.Pool): Promise<void> {
  try {
    await pool.query(recordTable)
  } catch (error) {
    if (!createdConcurrently.has(sqlStateOf(error) ?? '')) throw error
    await pool.query(recordTable)
  }
}

/** Applied migrations by name; refuses a database that a newer build or another history has made. */
async function readRecord(client: pg.Pool | pg.PoolClient, known: Migration[]): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migration order by name',
  )
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]))
  const unknown = rows.filter(({ name }) => !hashes.has(name)).map(({ name }) => name)
  if (unknown.length > 0) throw schemaNewer({ unknown })
  const changed = rows.find(({ name, sha256 }) => hashes.get(name) !== sha256)
  if (changed) throw migrationChanged(changed)
  return new Set(rows.map(({ name }) => name))
}

/** Runs one migration whole or not at all; the table lock lets only one node at a time come here. */
async function apply(client: pg.PoolClient, migration: Migration, known: Migration[]): Promise<boolean> {
  await client.query('begin; set local statement_timeout = 0; lock table schema_migration in exclusive mode')
  try {
    const isNew = !(await readRecord(client, known)).has(migration.name)
    if (isNew) {
      await client.query(migration.sql)
      await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
        migration.name,
        migration.hash,
      ])
    }
    await client.query('commit')
    return isNew
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (sqlStateOf(error) === undefined) throw error
    throw migrationFailed({ name: migration.name, reason: (error as Error).message }, { cause: error })
  }
}

/**
 * Brings the schema up to this build and returns the names of what ran. Refuses servers we cannot rely on, a
 * schema from a newer build, and a changed migration. Any number of nodes may do so at once.
 */
export async function migrate(pool: pg.Pool, folder = shipped): Promise<string[]> {
  await checkServer(pool)
  const known = readMigrations(folder)
  await ensureRecordTable(pool)
  const done = await readRecord(pool, known)
  const pending = known.filter(({ name }) => !done.has(name))
  if (pending.length === 0) return []
  const applied: string[] = []
  const client = await pool.connect()
  try {
    for (const migration of pending) {
      if (await apply(client, migration, known)) applied.push(migration.name)
    }
  } finally {
    client.release()
  }
  return applied
}
