import { sql } from 'kysely'
import type { DraftSummary, FormDraft } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'

const columns = [
  'id',
  'page_id as page',
  'title',
  'step',
  'create_time as createTime',
  'update_time as updateTime',
] as const

/** Drafts of a user for one page, latest first. */
export const listDrafts = (db: Db, userId: string, page: string): Promise<DraftSummary[]> =>
  db
    .selectFrom('form_draft')
    .select(columns)
    .where('user_id', '=', userId)
    .where('page_id', '=', page)
    .orderBy('update_time', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Finds a user's draft; undefined if unknown or another user's. */
export const findDraft = (db: Db, userId: string, id: string): Promise<FormDraft | undefined> =>
  db
    .selectFrom('form_draft')
    .select([...columns, 'page_version as pageVersion', 'values', 'version'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Columns of a draft. */
export interface DraftRow {
  page_version: string
  title: string
  step: string | null
  /** JSON text. */
  values: string
  update_time: string
}

interface Kept {
  id: string
  userId: string
  page: string
}

/** Serializes a user's new drafts until the transaction ends, so that they can be counted. */
export async function lockUserDrafts(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`form_draft/${userId}`}, 0))`.execute(tx)
}

/** Counts a user's drafts: of one page, and in total. */
export async function countDrafts(
  tx: Tx,
  userId: string,
  page: string,
): Promise<{ ofPage: number; all: number }> {
  const { rows } = await sql<{ ofPage: number; all: number }>`
    select (count(*) filter (where page_id = ${page}))::int as "ofPage", count(*)::int as "all"
    from form_draft where user_id = ${userId}`.execute(tx)
  return rows[0] ?? { ofPage: 0, all: 0 }
}

/** Inserts a draft. */
export async function insertDraft(tx: Tx, { id, userId, page }: Kept, row: DraftRow): Promise<void> {
  await tx
    .insertInto('form_draft')
    .values({ id, user_id: userId, page_id: page, create_time: row.update_time, ...row })
    .execute()
}

/** Updates a draft of this version; returns the new version, or undefined if it is stale. */
export async function updateDraft(
  tx: Tx,
  { id, userId, page, version }: Kept & { version: number },
  row: DraftRow,
): Promise<number | undefined> {
  const updated = await tx
    .updateTable('form_draft')
    .set({ ...row, version: version + 1 })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('page_id', '=', page)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  return updated?.version
}

/** Deletes a user's draft; ignores a missing one. */
export async function removeDraft(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('form_draft').where('id', '=', id).where('user_id', '=', userId).execute()
}
