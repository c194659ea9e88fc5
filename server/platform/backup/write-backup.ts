import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { type OpenDatabase, type Tx, transactionOn } from '../../db/index.ts'
import { findUnsupported, readCustomTables } from './custom-tables.ts'
import { backupFailed } from './errors.ts'
import { checksumOf, findForeignTables, findTables, readStructure } from './find-tables.ts'
import { type BackupTable, FILES, fileOf, MANIFEST, type Manifest, TABLES } from './manifest.ts'

/** Error codes of a full disk. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])
/** Error codes of a new name that a folder already has. */
const EXISTS = new Set(['EEXIST', 'ENOTEMPTY'])
const OWNER_ONLY = { dir: 0o700, file: 0o600 }

interface BackupOptions {
  database: Pick<OpenDatabase, 'pool'>
  uploadDir: string
  /** Folder to create. */
  folder: string
  version: string
  now: Date
  log: (sentence: string) => void
}

interface WrittenBackup {
  manifest: Manifest
  /** Paths of files that don't exist or differ from their hash. */
  missing: string[]
}

async function copyTable(client: pg.PoolClient, table: BackupTable, folder: string): Promise<void> {
  const { escapeIdentifier } = client
  const columns = table.columns.map((name) => escapeIdentifier(name)).join(', ')
  const from = `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`
  const rows = client.query(to(`copy (select ${columns} from ${from}) to stdout`))
  const file = createWriteStream(path.join(folder, fileOf(table)), { mode: OWNER_ONLY.file })
  await pipeline(rows, createGzip(), file)
}

/** Paths of all files to which the database refers. Exports have no hash in the database. */
async function findFiles(tx: Tx): Promise<Manifest['files']> {
  const { rows } = await sql<Manifest['files'][number]>`
    select path, encode(sha256, 'hex') as sha256 from upload_file
    union select file_path, null from export_task where file_path is not null order by 1`.execute(tx)
  return rows
}

/** Copies a file and returns its hash, or undefined if it doesn't exist. */
async function copyFile(from: string, target: string): Promise<string | undefined> {
  if (!existsSync(from)) return undefined
  await mkdir(path.dirname(target), { recursive: true, mode: OWNER_ONLY.dir })
  const hash = createHash('sha256')
  const source = createReadStream(from)
  source.on('data', (chunk) => hash.update(chunk))
  await pipeline(source, createWriteStream(target, { mode: OWNER_ONLY.file }))
  return hash.digest('hex')
}

/** Copies all rows, in one snapshot of the database. */
async function copyRows(
  { database, log }: Pick<BackupOptions, 'database' | 'log'>,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'version' | 'createTime'>> {
  const client = await database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // Names are written with their schemas, except those of `public`.
    await client.query('set local search_path = public')
    const tx = transactionOn(client)
    const unsupported = await findUnsupported(tx)
    if (unsupported.length > 0) throw backupFailed({ reason: `it can't describe ${unsupported.join(', ')}` })
    const foreign = await findForeignTables(tx)
    if (foreign.length > 0)
      log(`not in the backup, since they aren't tables of the product: ${foreign.join(', ')}`)
    const tables: BackupTable[] = []
    for (const found of await findTables(tx)) {
      const table = { ...found, ...(await checksumOf(tx, found)) }
      await copyTable(client, table, folder)
      tables.push(table)
    }
    const structure = await readStructure(tx)
    const rows = { ...structure, custom: await readCustomTables(tx), files: await findFiles(tx), tables }
    await client.query('rollback')
    client.release()
    return rows
  } catch (cause) {
    // A connection whose copy was interrupted is paused and would never answer a rollback.
    client.release(true)
    throw cause
  }
}

/** Explains errors of the folder that only the operator can fix. */
function explain(cause: unknown, folder: string): unknown {
  const { code = '' } = cause as NodeJS.ErrnoException
  if (FULL.has(code)) return backupFailed({ reason: `the disk of ${folder} is full` }, { cause })
  return EXISTS.has(code) ? backupFailed({ reason: `${folder} already exists` }, { cause }) : cause
}

async function fillFolder(draft: string, options: BackupOptions): Promise<WrittenBackup> {
  const { uploadDir, version, now, log } = options
  await mkdir(path.join(draft, TABLES), { mode: OWNER_ONLY.dir })
  const rows = await copyRows(options, path.join(draft, TABLES))
  log(`${rows.tables.length} tables copied`)
  const missing: string[] = []
  const files: Manifest['files'] = []
  for (const file of rows.files) {
    const sha256 = await copyFile(path.join(uploadDir, file.path), path.join(draft, FILES, file.path))
    if (sha256 === undefined || (file.sha256 !== null && file.sha256 !== sha256)) missing.push(file.path)
    else files.push({ path: file.path, sha256 })
  }
  log(`${files.length} files copied`)
  const manifest: Manifest = { format: 1, version, createTime: now.toISOString(), ...rows, files }
  await writeFile(path.join(draft, MANIFEST), JSON.stringify(manifest, null, 1), { mode: OWNER_ONLY.file })
  return { manifest, missing }
}

/**
 * Writes a backup of the database and the uploaded files to a new folder, while the server may run. The folder
 * gets its name when the backup is complete.
 */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  const { folder } = options
  if (existsSync(folder)) throw backupFailed({ reason: `${folder} already exists` })
  await mkdir(path.dirname(folder), { recursive: true, mode: OWNER_ONLY.dir })
  const draft = await mkdtemp(`${folder}.partial-`)
  try {
    const written = await fillFolder(draft, options)
    await rename(draft, folder)
    return written
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    throw explain(cause, folder)
  }
}
