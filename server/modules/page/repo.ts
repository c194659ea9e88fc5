import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/** Row of a page that is published on this server. */
export interface StoredPage {
  latestVersion: number
  latestRelease: number
}

/**
 * Locks a page until the transaction ends, so that two publications of a page run one after the other. If the
 * page has no row yet, creates the row.
 */
export async function lockPage(
  tx: Tx,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<StoredPage> {
  await tx
    .insertInto('page')
    .values({ id, create_by: by, create_time: at.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return tx
    .selectFrom('page')
    .select(['latest_version as latestVersion', 'latest_release as latestRelease'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Number and author of the newest version of a page; undefined if none is stored. */
export const findLatestVersion = (on: Db | Tx, id: string) =>
  on
    .selectFrom('page_version')
    .select(['version', 'create_by as by'])
    .where('page_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Version to store. `content` is the canonical text of the page. */
export interface NewVersion {
  version: number
  format: number
  kind: string
  titles: Readonly<Record<string, string>>
  content: string
  hash: string
  baseVersion: number
  message: string
}

/** Id of a page that changes, and the user and time of the change. */
export interface PageChange {
  id: string
  by: string
  at: Date
}

/** Inserts a version, which becomes the newest version of its page. */
export async function insertVersion(tx: Tx, { id, by, at }: PageChange, row: NewVersion): Promise<void> {
  await tx
    .insertInto('page_version')
    .values({
      page_id: id,
      version: row.version,
      format: row.format,
      kind: row.kind,
      title: row.titles['zh-CN'] ?? '',
      title_i18n: JSON.stringify(row.titles),
      content: row.content,
      content_hash: row.hash,
      base_version: row.baseVersion,
      message: row.message,
      create_by: by,
      create_time: at.toISOString(),
    })
    .execute()
  await tx.updateTable('page').set({ latest_version: row.version }).where('id', '=', id).execute()
}

/** Release to store. Without `from`, the release takes effect at once. */
export interface NewRelease {
  number: number
  version: number
  audience: string | null
  from: string | null
}

/** Inserts a release, which becomes the newest release of its page. */
export async function insertRelease(tx: Tx, { id, by, at }: PageChange, row: NewRelease): Promise<void> {
  await tx
    .insertInto('page_release')
    .values({
      page_id: id,
      number: row.number,
      version: row.version,
      audience: row.audience,
      from_time: row.from ?? sql<string>`now()`,
      create_by: by,
      create_time: at.toISOString(),
    })
    .execute()
  await tx.updateTable('page').set({ latest_release: row.number }).where('id', '=', id).execute()
}

/** True if a text in business time is before the time of the database. */
export async function isPast(tx: Tx, time: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`select ${time}::timestamptz < now() as past`.execute(tx)
  return rows[0]?.past === true
}

/** True if a department has this org code. */
export async function hasDepartment(tx: Tx, orgCode: string): Promise<boolean> {
  const found = await tx
    .selectFrom('sys_depart')
    .select('id')
    .where('org_code', '=', orgCode)
    .where('del_flag', '=', '0')
    .executeTakeFirst()
  return found !== undefined
}

/** Finds the draft of a page as JSON text, with its base version and author. */
export const findDraft = (on: Db | Tx, id: string) =>
  on
    .selectFrom('page_draft')
    .select(['content', 'base_version as baseVersion', 'update_by as updateBy', 'update_time as updateTime'])
    .where('page_id', '=', id)
    .executeTakeFirst()

interface DraftContent {
  content: string
  baseVersion: number
  takeOver: boolean
}

/**
 * Inserts or replaces the draft of a page. If the draft belongs to another user and `takeOver` isn't set,
 * keeps that draft and returns false.
 */
export async function saveDraft(
  tx: Tx,
  { id, by, at }: PageChange,
  { content, baseVersion, takeOver }: DraftContent,
): Promise<boolean> {
  const row = { content, base_version: baseVersion, update_by: by, update_time: at.toISOString() }
  const saved = await tx
    .insertInto('page_draft')
    .values({ page_id: id, ...row })
    .onConflict((conflict) => {
      const replace = conflict.column('page_id').doUpdateSet(row)
      return takeOver ? replace : replace.where('page_draft.update_by', '=', by)
    })
    .executeTakeFirst()
  return saved.numInsertedOrUpdatedRows === 1n
}

/** Deletes a user's draft of a page. A draft of another user is kept. */
export async function deleteDraft(tx: Tx, { id, by }: PageChange): Promise<void> {
  await tx.deleteFrom('page_draft').where('page_id', '=', id).where('update_by', '=', by).execute()
}
