import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { migrationChanged, migrationFailed, otherEngine, schemaNewer } from './errors.ts'
import { sqlStateOf } from './violated-index.ts'

/** Oldest supported major version. */
const OLDEST = 15
/** Version texts of servers that use PostgreSQL's protocol but aren't compatible enough. */
const impostor =
  /-yb-|redshift|greenplum|gauss|materialize|risingwave|questdb|cockroach|cratedb|duckdb|emcc|emscripten|pglite/i

/**
 * Checks the text of `select version()`. Returns the text if the server is unsupported; undefined otherwise.
 */
export function unsupportedServer(version: string): string | undefined {
  const major = Number(/^PostgreSQL (\d+)/.exec(version)?.[1] ?? 0)
  return major >= OLDEST && !impostor.test(version) ? undefined : version
}

/** Rejects servers that are too old or not PostgreSQL. */
async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>('select version()')
  const found = unsupportedServer(rows[0]?.version ?? '')
  if (found !== undefined) throw otherEngine({ found, oldest: OLDEST })
}

interface Migration {
  /** File name without extension. Migrations run in the order of their names. */
  name: string
  sql: string
  hash: string
}

/**
 * Folder of the migrations. In the source tree, the folder is next to this file; in the built server, it is
 * next to `main.js`.
 */
const shipped = fileURLToPath(new URL('./migrations/', import.meta.url))

const recordTable = `create table if not exists schema_migration (
  name varchar(100) primary key,
  sha256 varchar(64) not null,
  applied_time timestamptz not null default now()
)`
/**
 * SQLSTATEs of a duplicate catalog row and of a duplicate table. These errors occur if another node creates
 * the same table at the same time.
 */
const createdConcurrently = new Set(['23505', '42P07'])

function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file) => {
    // Git may check out files with other line ends. Different line ends must not count as an edit of the
    // migration.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    return { name: file.slice(0, -'.sql'.length), sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Names of all tables that the migrations of this build have ever created. */
export const migrationTables = (): string[] =>
  readMigrations(shipped).flatMap(({ sql }) =>
    Array.from(sql.matchAll(/^create table (\w+)/gm), ([, name]) => name as string),
  )

async function ensureRecordTable(pool: pg.Pool): Promise<void> {
  try {
    await pool.query(recordTable)
  } catch (error) {
    if (!createdConcurrently.has(sqlStateOf(error) ?? '')) throw error
    await pool.query(recordTable)
  }
}

/**
 * Reads the names of the applied migrations. Throws if one of these migrations is unknown to this build or
 * was edited.
 */
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

/** Runs one migration in a transaction. A table lock ensures that only one node runs the migration. */
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

interface MigrateOptions {
  /** Folder of the migrations. */
  folder?: string
  /** Names of the migrations to apply. By default, all are applied. */
  names?: readonly string[]
}

/**
 * Applies missing migrations and returns their names. Rejects unsupported servers, newer schemas and edited
 * migrations. Any number of nodes may call this function at the same time.
 */
export async function migrate(
  pool: pg.Pool,
  { folder = shipped, names }: MigrateOptions = {},
): Promise<string[]> {
  await checkServer(pool)
  const known = readMigrations(folder)
  const unknown = names?.filter((name) => !known.some((migration) => migration.name === name)) ?? []
  if (unknown.length > 0) throw schemaNewer({ unknown })
  await ensureRecordTable(pool)
  const done = await readRecord(pool, known)
  const pending = known.filter(({ name }) => !done.has(name) && (names?.includes(name) ?? true))
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
