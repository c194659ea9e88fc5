import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { migrate, type OpenDatabase, type Tx, transactionOn } from '../../db/index.ts'
import { verifyAuditChainIn } from '../audit-log/verify.ts'
import type { StorageConfig } from '../file/storage.ts'
import { createFileStore, type FileStore, isStoredPath, type ReceivedFile } from '../file/store.ts'
import { installQueues } from '../queue/boss.ts'
import { resume, suspend } from '../suspension.ts'
import { assertEmpty } from './assert-empty.ts'
import { backupInvalid } from './errors.ts'
import { checksumOf, readQueueVersion } from './find-tables.ts'
import {
  type BackupTable,
  FILES,
  fileOf,
  MANIFEST,
  type Manifest,
  parseManifest,
  TABLES,
} from './manifest.ts'

interface RestoreOptions {
  database: Pick<OpenDatabase, 'pool'>
  /** Settings of the storage to which the files are restored. */
  config: StorageConfig
  /** Folder of the backup. */
  folder: string
  /** Lets a server with the copy run jobs and send messages immediately. Otherwise they wait until they are resumed. */
  live?: boolean
  log: (sentence: string) => void
}

/** Number of compared tables, files and audit rows. */
export interface Restored {
  tables: number
  rows: number
  files: number
  auditRows: number
}

async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST)
  if (!existsSync(file)) throw backupInvalid({ reason: `${folder} is not the folder of a complete backup` })
  const manifest = parseManifest(await readFile(file, 'utf8'), folder)
  const wrong = manifest.files.find((stored) => !isStoredPath(stored.path))
  if (wrong) throw backupInvalid({ reason: `"${wrong.path}" is not the path of an uploaded file` })
  return manifest
}

const execute = async (tx: Tx, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(tx)
}

const read = async (tx: Tx, query: string): Promise<string[]> =>
  (await sql.raw<{ value: string }>(query).execute(tx)).rows.map(({ value }) => value)

const product = `n.nspname in ('public', 'pgboss')`

/**
 * Runs `work` while no trigger runs and no foreign key is checked. Adding the foreign keys again checks all
 * rows.
 */
async function withoutTriggers(tx: Tx, work: () => Promise<void>): Promise<void> {
  const triggers = await read(
    tx,
    `select distinct t.tgrelid::regclass::text as value from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace where ${product} and not t.tgisinternal`,
  )
  const keys = `from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace where ${product} and k.contype = 'f' and k.conparentid = 0`
  const added = await read(
    tx,
    `select format('alter table %s add constraint %I %s', c.oid::regclass, k.conname,
      pg_get_constraintdef(k.oid)) as value ${keys}`,
  )
  await execute(
    tx,
    await read(
      tx,
      `select format('alter table %s drop constraint %I', c.oid::regclass, k.conname) as value ${keys}`,
    ),
  )
  await execute(
    tx,
    triggers.map((table) => `alter table ${table} disable trigger user`),
  )
  await work()
  await execute(
    tx,
    triggers.map((table) => `alter table ${table} enable trigger user`),
  )
  await execute(tx, added)
}

async function copyTable(client: pg.PoolClient, table: BackupTable, folder: string): Promise<void> {
  const { escapeIdentifier } = client
  const columns = table.columns.map((name) => escapeIdentifier(name)).join(', ')
  const target = `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`
  const rows = client.query(from(`copy ${target} (${columns}) from stdin`))
  await pipeline(createReadStream(path.join(folder, TABLES, fileOf(table))), createGunzip(), rows)
}

/** Compares all tables with the backup. Throws if one of them differs. */
async function compareTables(tx: Tx, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, checksum } = await checksumOf(tx, table)
    if (rows !== table.rows || checksum !== table.checksum) {
      throw backupInvalid({ reason: `${table.schema}.${table.name} differs from the backup` })
    }
  }
}

/** Writes the rows of all tables, compares them with the backup, and verifies the audit log. */
async function restoreRows(client: pg.PoolClient, manifest: Manifest, folder: string): Promise<number> {
  const tx = transactionOn(client)
  const { partitions, queues, queueVersion, custom, tables } = manifest
  const ours = await readQueueVersion(tx)
  if (queueVersion !== undefined && queueVersion !== ours) {
    const reason = `its queues have version ${queueVersion} of pg-boss, not ${ours}: restore it with the build ${manifest.version}`
    throw backupInvalid({ reason })
  }
  for (const queue of queues) await sql`select pgboss.create_queue(${queue}, '{}'::json)`.execute(tx)
  await execute(tx, [...partitions, ...custom.before])
  await withoutTriggers(tx, async () => {
    await sql`truncate ${sql.join(tables.map(({ schema, name }) => sql.id(schema, name)))}`.execute(tx)
    for (const table of tables) await copyTable(client, table, folder)
  })
  await execute(tx, custom.after)
  await compareTables(tx, manifest)
  const { rows, bad } = await verifyAuditChainIn(tx)
  if (bad) throw backupInvalid({ reason: `its audit log is broken at row ${bad.seq}: ${bad.reason}` })
  return rows
}

/** A file of the backup on the local disk, and its path in the storage. */
interface CheckedFile {
  received: ReceivedFile
  stored: string
}

/** Copies all files to the local disk and compares them with the backup. */
async function receiveFiles(
  { files }: Manifest,
  { store, folder, checked }: { store: FileStore; folder: string; checked: CheckedFile[] },
): Promise<void> {
  for (const file of files) {
    const source = path.join(folder, FILES, file.path)
    if (!existsSync(source)) throw backupInvalid({ reason: `the file ${file.path} is missing` })
    const received = await store.receive(createReadStream(source))
    checked.push({ received, stored: file.path })
    if (received.sha256.toString('hex') !== file.sha256) {
      throw backupInvalid({ reason: `the file ${file.path} is damaged` })
    }
  }
}

/** Stores all files of the backup, then runs `commit`. Removes the stored files if anything fails. */
async function withFiles(
  manifest: Manifest,
  { config, folder }: RestoreOptions,
  commit: () => Promise<unknown>,
): Promise<void> {
  const store = createFileStore(config)
  const checked: CheckedFile[] = []
  const added: string[] = []
  try {
    await receiveFiles(manifest, { store, folder, checked })
    for (const { received, stored } of checked) {
      const existing = await store.open(stored)
      existing?.stream.destroy()
      // The storage may still belong to the server that made the backup, whose files are never replaced.
      if (existing) continue
      await store.commit(received, stored)
      added.push(stored)
    }
    await commit()
  } catch (cause) {
    await Promise.allSettled(added.map(store.remove))
    throw cause
  } finally {
    await Promise.all(checked.map(({ received }) => store.discard(received)))
  }
}

/**
 * Restores a backup into an empty database. Everything is compared with the backup before the transaction
 * commits, so a damaged backup leaves no data behind.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { database, folder, log } = options
  const { pool } = database
  const manifest = await readManifest(folder)
  await assertEmpty(pool, manifest.migrations)
  await migrate(pool, { names: manifest.migrations })
  await installQueues(pool)
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read')
    // A lock takes no snapshot, so the check sees all that others committed before the lock.
    await client.query('lock table schema_migration, sys_user in access exclusive mode')
    await assertEmpty(client, manifest.migrations)
    await client.query('set local search_path = public')
    const auditRows = await restoreRows(client, manifest, folder)
    await (options.live ? resume : suspend)(transactionOn(client))
    await withFiles(manifest, options, () => client.query('commit'))
    client.release()
    log(`${manifest.tables.length} tables restored, all equal to the backup`)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { tables: manifest.tables.length, rows, files: manifest.files.length, auditRows }
  } catch (cause) {
    // A connection whose copy was interrupted may never answer a rollback.
    client.release(true)
    throw cause
  }
}
