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

/** Lists a user's drafts for one page, the last saved first. */
export const listDrafts = (db: Db, userId: string, page: string): Promise<DraftSummary[]> =>
  db
    .selectFrom('form_draft')
    .select(columns)
    .where('user_id', '=', userId)
    .where('page_id', '=', page)
    .orderBy('update_time', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Draft as it is stored. Drafts that an earlier version has saved have values that aren't encrypted. */
export interface StoredDraft extends Omit<FormDraft, 'values'> {
  values: FormDraft['values'] | null
  sealedValues: string | null
}

/** Finds a draft of a user; undefined if it is unknown or belongs to another user. */
export const findDraft = (db: Db, userId: string, id: string): Promise<StoredDraft | undefined> =>
  db
    .selectFrom('form_draft')
    .select([...columns, 'page_version as pageVersion', 'values', 'sealed_values as sealedValues', 'version'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Columns that are written when a draft is saved. */
export interface DraftRow {
  page_version: string
  title: string
  step: string | null
  /** Null, since the values are encrypted. */
  values: null
  /** Form values as encrypted JSON. */
  sealed_values: string
  /** Uploads that the values contain. Uploads that no draft or record contains are removed. */
  upload_paths: string[]
  update_time: string
}

interface DraftKey {
  id: string
  userId: string
  page: string
}

/**
 * Locks the drafts of a user until the transaction ends, so that simultaneous requests can't exceed the
 * maximum number of drafts.
 */
export async function lockUserDrafts(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`form_draft/${userId}`}, 0))`.execute(tx)
}

/** Counts a user's drafts for one page, and all drafts of the user. */
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

/** Inserts a draft of a user. */
export async function insertDraft(tx: Tx, { id, userId, page }: DraftKey, row: DraftRow): Promise<void> {
  await tx
    .insertInto('form_draft')
    .values({ id, user_id: userId, page_id: page, create_time: row.update_time, ...row })
    .execute()
}

/**
 * Updates a draft that still has this version. Returns the new version, or undefined if the draft has another
 * version.
 */
export async function updateDraft(
  tx: Tx,
  { id, userId, page, version }: DraftKey & { version: number },
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

/** Deletes a draft of a user. Does nothing if the draft doesn't exist. */
export async function removeDraft(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('form_draft').where('id', '=', id).where('user_id', '=', userId).execute()
}
