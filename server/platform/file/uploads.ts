import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

const MEGABYTE = 1_048_576

/** Kind of upload. The files are in a folder with the name of the kind. */
export interface UploadKind {
  biz: string
  /** True if visitors can read files of this kind without signing in. */
  isPublic: boolean
  /** Maximum size in bytes. */
  limit: number
}

/** Kind of an upload whose form has no `biz`. JeecgBoot clients may omit this field. */
export const DEFAULT_BIZ = 'temp'
const AVATAR = 'avatar'
/** Kind of the files that background exports make. Clients can't upload files of this kind. */
export const EXPORT = 'export'

/**
 * Kind of the error lists that imports of JeecgBoot clients make. Clients can't upload files of this kind.
 */
export const IMPORT = 'import'

/** Kinds of files that clients can upload, by `biz`. Any other `biz` is rejected. */
export const uploadKinds = (uploadMaxMb: number): ReadonlyMap<string, UploadKind> =>
  new Map(
    [
      { biz: AVATAR, isPublic: true, limit: Math.min(2, uploadMaxMb) * MEGABYTE },
      { biz: DEFAULT_BIZ, isPublic: false, limit: uploadMaxMb * MEGABYTE },
    ].map((kind) => [kind.biz, kind]),
  )

export const megabytesOf = (bytes: number): number => bytes / MEGABYTE

/** Maximum number of uploaded avatars per user that aren't saved in a profile. Older ones are removed. */
const WAITING_AVATARS = 4

/** True if a path is an avatar that this user uploaded. */
export async function isUploadedAvatar(tx: Tx, userId: string, path: string): Promise<boolean> {
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
 * Transfers an avatar from the user who uploaded it to another user. Returns false if `from` didn't upload
 * the file, or if a user already has this avatar.
 */
export async function transferAvatar(
  tx: Tx,
  path: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  // After the update below, no other user can use the avatar.
  if (!(await isUploadedAvatar(tx, from, path))) return false
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

/**
 * True if this user uploaded the file with this path. The file can be of any kind. The row is locked, so the
 * file cannot be deleted until the end of the transaction.
 */
export async function isOwnUpload(tx: Tx, userId: string, path: string): Promise<boolean> {
  const found = await tx
    .selectFrom('upload_file')
    .select('id')
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Deletes the row of a user's file. Returns the path, so that the caller can remove the file after the
 * commit. Returns undefined if the user didn't upload the file.
 */
export async function deleteUpload(tx: Tx, userId: string, path: string): Promise<string | undefined> {
  const dropped = await tx
    .deleteFrom('upload_file')
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .returning('path')
    .executeTakeFirst()
  return dropped?.path
}

/** Finds the metadata of files. Leaves out unknown paths. */
export const findMetadata = (db: Db, paths: readonly string[]) =>
  db
    .selectFrom('upload_file')
    .select(['path', 'original_name as name', 'byte_size as bytes', 'is_public', 'owner_id'])
    .where('path', 'in', paths)
    .execute()

/** Finds an uploaded file by path. */
export const findUpload = (db: Db, path: string) =>
  db
    .selectFrom('upload_file')
    .select(['path', 'media_type', 'is_public', 'owner_id'])
    .where('path', '=', path)
    .executeTakeFirst()

const unsaved = sql<boolean>`not exists (select from sys_user u where u.id = f.owner_id and u.avatar = f.path)`

/** Deletes a user's unsaved avatars, except the newest. Returns the paths of the deleted avatars. */
export async function deleteOldUnsavedAvatars(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    delete from upload_file where id in (
      select f.id from upload_file f where f.owner_id = ${userId} and f.biz = ${AVATAR} and ${unsaved}
      order by f.create_time desc, f.id desc offset ${WAITING_AVATARS}
    ) returning path`.execute(tx)
  return rows.map(({ path }) => path)
}

/** Deletes rows of error lists that were created before a given time. Returns their paths. */
export async function deleteErrorLists(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    delete from upload_file where id in (
      select id from upload_file where biz = ${IMPORT} and create_time < ${before.toISOString()}
      limit ${limit} for update skip locked
    ) returning path`.execute(tx)
  return rows.map(({ path }) => path)
}

/** Deletes rows of avatars that were uploaded before a given time and never saved. Returns their paths. */
export async function deleteUnsavedAvatars(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    delete from upload_file where id in (
      select f.id from upload_file f
      where f.biz = ${AVATAR} and f.create_time < ${before.toISOString()} and ${unsaved}
      limit ${limit} for update skip locked
    ) returning path`.execute(tx)
  return rows.map(({ path }) => path)
}
