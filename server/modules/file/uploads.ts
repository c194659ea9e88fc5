import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { AVATAR, IMPORT } from './upload-kinds.ts'

/** Avatars that a user uploaded and did not save: so many wait, older ones go. */
const WAITING_AVATARS = 4

/** Whether a path is an avatar that this user uploaded. */
export async function avatarOf(tx: Tx, userId: string, path: string): Promise<boolean> {
  const found = await tx
    .selectFrom('upload_file')
    .select('id')
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .where('biz', '=', AVATAR)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Makes an avatar that one user uploaded another one's, as though he had uploaded it himself; false where it is none of
 * the first one's, or a user has it already.
 */
export async function giveAvatar(
  tx: Tx,
  path: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  // From here on nobody else makes it his.
  if (!(await avatarOf(tx, from, path))) return false
  const { numUpdatedRows } = await tx
    .updateTable('upload_file')
    .set({ owner_id: to })
    .where('path', '=', path)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sys_user').select('id').where('avatar', '=', path))),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether this user uploaded a file, of whatever kind. */
export async function isOwnUpload(tx: Tx, userId: string, path: string): Promise<boolean> {
  const found = await tx
    .selectFrom('upload_file')
    .select('id')
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** Forgets a user's file and tells its path, so that the file can go after the commit; undefined if it is not his. */
export async function dropUpload(tx: Tx, userId: string, path: string): Promise<string | undefined> {
  const dropped = await tx
    .deleteFrom('upload_file')
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .returning('path')
    .executeTakeFirst()
  return dropped?.path
}

/** What is known of some files; unknown paths are left out. */
export const findFacts = (db: Db, paths: readonly string[]) =>
  db
    .selectFrom('upload_file')
    .select(['path', 'original_name as name', 'byte_size as bytes', 'is_public', 'owner_id'])
    .where('path', 'in', paths)
    .execute()

/** A file as clients may ask for it. */
export const findUpload = (db: Db, path: string) =>
  db
    .selectFrom('upload_file')
    .select(['path', 'media_type', 'is_public', 'owner_id'])
    .where('path', '=', path)
    .executeTakeFirst()

const unsaved = sql<boolean>`not exists (select from sys_user u where u.id = f.owner_id and u.avatar = f.path)`

/** Forgets a user's avatars that he did not save, but for the newest; tells their paths. */
export async function dropWaitingAvatars(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    delete from upload_file where id in (
      select f.id from upload_file f where f.owner_id = ${userId} and f.biz = ${AVATAR} and ${unsaved}
      order by f.create_time desc, f.id desc offset ${WAITING_AVATARS}
    ) returning path`.execute(tx)
  return rows.map(({ path }) => path)
}

/** Forgets what was wrong with files that were brought before then; tells the paths. */
export async function dropProblemFiles(db: Db, before: Date): Promise<string[]> {
  const dropped = await db
    .deleteFrom('upload_file')
    .where('biz', '=', IMPORT)
    .where('create_time', '<', before.toISOString())
    .returning('path')
    .execute()
  return dropped.map(({ path }) => path)
}

/** Forgets every avatar that was uploaded before then and never saved; tells their paths. */
export async function dropUnsavedAvatars(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    delete from upload_file f where f.biz = ${AVATAR} and f.create_time < ${before.toISOString()} and ${unsaved}
    returning path`.execute(db)
  return rows.map(({ path }) => path)
}
