import { sql } from 'kysely'
import { type Db, type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { createFileStore, type FileStore } from './store.ts'
import { ADOPTED } from './uploads.ts'

/** Number of uploads that one transaction checks. */
const BATCH = 100

interface Found {
  id: string
  path: string
}

type TableName = readonly [schema: string, table: string]

/**
 * Further tables that can contain the path of a file, besides the records of areas: drafts, announcements
 * with pictures, and tables of the operator.
 */
async function tablesWithPaths(db: Db): Promise<TableName[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'custom'`.execute(db)
  const custom = rows.map(({ name }): TableName => ['custom', name])
  return [['public', 'form_draft'], ['public', 'sys_announcement'], ...custom]
}

/** Locks uploads that are older than a given time. Leaves out uploads that another transaction is using. */
async function lockOld(tx: Tx, { before, after }: { before: Date; after: string }): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id, path from upload_file
    where biz = any(${ADOPTED}::text[]) and not is_public and create_time < ${before.toISOString()} and id > ${after}
    order by id limit ${BATCH} for update skip locked`.execute(tx)
  return rows
}

interface RemovedBatch {
  /** Last id that was checked; undefined if no upload was left. */
  last: string | undefined
  paths: string[]
}

/** Checks a batch of uploads and deletes those to which nothing refers, with their files. */
async function removeBatch(
  tx: Tx,
  { registry }: Pick<Services, 'registry'>,
  {
    before,
    after,
    tables,
    store,
  }: { before: Date; after: string; tables: readonly TableName[]; store: FileStore },
): Promise<RemovedBatch> {
  const found = await lockOld(tx, { before, after })
  let paths: string[] = []
  for (const { path } of found) if (!(await registry.isAttached(tx, path))) paths.push(path)
  for (const [schema, table] of tables) {
    if (paths.length === 0) break
    const { rows } = await sql<{ path: string }>`
      select path from unnest(${paths}::text[]) path
      where exists (select from ${sql.id(schema, table)} t where strpos(t::text, path) > 0)`.execute(tx)
    const used = new Set(rows.map(({ path }) => path))
    paths = paths.filter((path) => !used.has(path))
  }
  if (paths.length > 0) await tx.deleteFrom('upload_file').where('path', 'in', paths).execute()
  // If the storage fails, the rows stay, so that the next run finds the files again.
  await Promise.all(paths.map(store.remove))
  return { last: found.at(-1)?.id, paths }
}

/**
 * Removes files that users uploaded in forms and never submitted. Such a file is older than a given time, and
 * no record or draft refers to it. Returns their number.
 */
export async function removeUnsentUploads(
  services: Pick<Services, 'database' | 'registry' | 'config'>,
  { before, signal }: { before: Date; signal: AbortSignal },
): Promise<number> {
  const { db } = services.database
  const store = createFileStore(services.config)
  const tables = await tablesWithPaths(db)
  let count = 0
  let after = ''
  for (;;) {
    signal.throwIfAborted()
    const range = { before, after, tables, store }
    const { last, paths }: RemovedBatch = await withTransaction(db, (tx) => removeBatch(tx, services, range))
    count += paths.length
    if (last === undefined) return count
    after = last
  }
}
