import { sql } from 'kysely'
import type { SavedView, ViewState } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'

/** Lists a user's views for one page, sorted by name. */
export const listViews = (db: Db, userId: string, page: string): Promise<SavedView[]> =>
  db
    .selectFrom('list_view')
    .select(['id', 'title', 'state', 'is_default as isDefault', 'update_time as updateTime', 'version'])
    .where('user_id', '=', userId)
    .where('page_id', '=', page)
    .orderBy('title')
    .orderBy('id')
    .execute()

/** Fields of a view that are read before the view is changed. */
export interface ViewRow {
  id: string
  page: string
  title: string
  version: number
}

/**
 * Locks a view of a user until the transaction ends; undefined if it is unknown or belongs to another user.
 */
export const lockView = (tx: Tx, userId: string, id: string): Promise<ViewRow | undefined> =>
  tx
    .selectFrom('list_view')
    .select(['id', 'page_id as page', 'title', 'version'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/**
 * Takes a lock, so that changes of a user's views run one after the other. Without the lock, simultaneous
 * requests could exceed the maximum number of views or set two default views.
 */
export async function lockUserViews(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list_view/${userId}`}, 0))`.execute(tx)
}

/** Counts a user's views of one page, and all views of the user. */
export async function countViews(
  tx: Tx,
  userId: string,
  page: string,
): Promise<{ ofPage: number; all: number }> {
  const { rows } = await sql<{ ofPage: number; all: number }>`
    select (count(*) filter (where page_id = ${page}))::int as "ofPage", count(*)::int as "all"
    from list_view where user_id = ${userId}`.execute(tx)
  return rows[0] ?? { ofPage: 0, all: 0 }
}

interface NewView {
  id: string
  userId: string
  page: string
  title: string
  state: ViewState
  at: Date
}

export async function insertView(tx: Tx, { id, userId, page, title, state, at }: NewView): Promise<void> {
  const time = at.toISOString()
  await tx
    .insertInto('list_view')
    .values({
      id,
      user_id: userId,
      page_id: page,
      title,
      state: JSON.stringify(state),
      create_time: time,
      update_time: time,
    })
    .execute()
}

/** Updates a locked view and increments its version. Missing fields stay unchanged. */
export async function updateView(
  tx: Tx,
  { id, version }: ViewRow,
  { title, state, at }: { title: string; state?: ViewState; at: Date },
): Promise<number> {
  await tx
    .updateTable('list_view')
    .set({
      title,
      ...(state && { state: JSON.stringify(state) }),
      update_time: at.toISOString(),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  return version + 1
}

export async function deleteView(tx: Tx, { id }: ViewRow): Promise<void> {
  await tx.deleteFrom('list_view').where('id', '=', id).execute()
}

/** Sets the default view of a user for a page, or removes it if `id` is null. */
export async function setDefault(tx: Tx, userId: string, page: string, id: string | null): Promise<void> {
  const own = tx.updateTable('list_view').where('user_id', '=', userId).where('page_id', '=', page)
  await own.set({ is_default: false }).where('is_default', '=', true).execute()
  if (id !== null) await own.set({ is_default: true }).where('id', '=', id).execute()
}
