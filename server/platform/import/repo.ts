import { sql } from 'kysely'
import type { ImportStatus } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { CreatedRecord } from './importer.ts'
import type { ReadFile } from './read-file.ts'

/** Maximum number of checked files that are stored per user. Older ones are removed. */
const MAX_CHECKED = 5

/** A checked file that hasn't been imported yet. */
export interface NewBatch {
  id: string
  ownerId: string
  by: string
  page: string
  op: string
  title: string
  fileName: string
  hash: Buffer
  file: ReadFile
  rowCount: number
  at: Date
}

/** Stores a checked file. */
export async function addBatch(tx: Tx, batch: NewBatch): Promise<void> {
  const { id, ownerId, by, page, op, title, fileName, hash, file, rowCount, at } = batch
  await sql`delete from import_batch where id in (
    select id from import_batch where owner_id = ${ownerId} and status = 'CHECKED'
    order by create_time desc, id desc offset ${MAX_CHECKED - 1})`.execute(tx)
  await tx
    .insertInto('import_batch')
    .values({
      id,
      owner_id: ownerId,
      create_by: by,
      page_id: page,
      op,
      title,
      file_name: fileName,
      file_hash: hash,
      cells: JSON.stringify(file),
      row_count: rowCount,
      create_time: at.toISOString(),
    })
    .execute()
}

/** Time and user of the last import of the same file by this operation. Undone imports don't count. */
export async function importedBefore(on: Db | Tx, { op, hash }: { op: string; hash: Buffer }) {
  return on
    .selectFrom('import_batch')
    .select([sql<string>`done_time`.as('time'), 'create_by as by'])
    .where('op', '=', op)
    .where('file_hash', '=', hash)
    .where('status', '=', 'DONE')
    .orderBy('done_time', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const columns = ['id', 'page_id', 'op', 'file_name', 'file_hash', 'cells', 'status', 'row_count'] as const

/** Finds a user's own batch. */
export const findBatch = (on: Db | Tx, ownerId: string, id: string) =>
  on
    .selectFrom('import_batch')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()

/** Finds and locks a user's own batch. */
export const lockBatch = (tx: Tx, ownerId: string, id: string) =>
  tx
    .selectFrom('import_batch')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()

/** Reads the status of a batch. If the batch is being imported, waits until the import ends. */
export const awaitBatch = (db: Db, ownerId: string, id: string) =>
  db
    .selectFrom('import_batch')
    .select(['id', sql<ImportStatus['status']>`status`.as('status'), 'done_count as rows'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forShare()
    .executeTakeFirst()

/**
 * Locks a file by its hash until the transaction ends, so that imports of the same file run one after the
 * other.
 */
export const lockFileHash = (tx: Tx, hash: Buffer) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`import:${hash.toString('hex')}`}, 0))`.execute(tx)

/** Marks a batch as imported: stores the record id of each row, and deletes the cells of the file. */
export async function finishBatch(
  tx: Tx,
  id: string,
  { made, at }: { made: readonly CreatedRecord[]; at: Date },
) {
  const rows = made.map(({ row, recordId, memo }) => ({ row, recordId, memo }))
  await sql`insert into import_batch_row (batch_id, row_no, record_id, memo)
    select ${id}, "row", "recordId", memo
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made("row" int, "recordId" text, memo jsonb)`.execute(
    tx,
  )
  await tx
    .updateTable('import_batch')
    .set({ status: 'DONE', cells: null, done_count: made.length, done_time: at.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Returns the records of a batch, in the order of the file. */
export async function recordsOfBatch(on: Db | Tx, id: string): Promise<CreatedRecord[]> {
  const { rows } = await sql<CreatedRecord>`select row_no as "row", record_id as "recordId", memo
    from import_batch_row where batch_id = ${id} order by row_no`.execute(on)
  return rows
}

/** Marks a batch as undone. Stores for each row the record that the undo of this row has written. */
export async function undoBatch(
  tx: Tx,
  id: string,
  { undone, at }: { undone: readonly { row: number; recordId: string }[]; at: Date },
) {
  await sql`update import_batch_row r set undo_record_id = u."recordId"
    from jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as u("row" int, "recordId" text)
    where r.batch_id = ${id} and r.row_no = u."row"`.execute(tx)
  await tx
    .updateTable('import_batch')
    .set({ status: 'UNDONE', undo_time: at.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Deletes batches that were checked before a given time and never imported. */
export const deleteChecked = (db: Db, before: Date) =>
  db
    .deleteFrom('import_batch')
    .where('status', '=', 'CHECKED')
    .where('create_time', '<', before.toISOString())
    .execute()
