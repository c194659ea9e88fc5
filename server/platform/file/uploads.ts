import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../db/index.ts'
import { pictureExtensions } from './media-type.ts'

const MEGABYTE = 1_048_576

/** Kind of upload. */
export interface UploadKind {
  /** Folder of the files. */
  biz: string
  /** True if visitors can read files of this kind without signing in. */
  isPublic: boolean
  /**
   * True if visitors who know the address can open a picture until a record adopts it, for a day. Clients of
   * JeecgBoot show such pictures by `<img>`, which sends no token.
   */
  isShownBeforeSaving: boolean
  /** Maximum size in bytes. */
  limit: number
  /** Allowed extensions. */
  types: readonly string[]
}

export const AVATAR = 'avatar'
/** Folder of files of forms. */
const TEMP = 'temp'
/** Folder of pictures that the text editor of JeecgBoot uploads. */
const EDITOR = 'jeditor'
/** Folders of files that are removed if no record adopts them. */
export const ADOPTED = [TEMP, EDITOR]
/** Kind of the files that background exports make. Clients can't upload files of this kind. */
export const EXPORT = 'export'

/**
 * Kind of the error lists that imports of JeecgBoot clients make. Clients can't upload files of this kind.
 */
export const IMPORT = 'import'

/**
 * Kinds of files that clients can upload, by `biz`. Forms of our client send no `biz`, so their files are
 * private. Any other `biz` is rejected.
 */
export function uploadKinds({
  uploadMaxMb,
  uploadTypes,
}: Pick<Config, 'uploadMaxMb' | 'uploadTypes'>): ReadonlyMap<string, UploadKind> {
  const limit = uploadMaxMb * MEGABYTE
  const types = [...pictureExtensions, ...uploadTypes]
  const form: UploadKind = { biz: TEMP, isPublic: false, isShownBeforeSaving: false, limit, types }
  const kinds: [string, UploadKind][] = [
    ['', form],
    [TEMP, { ...form, isShownBeforeSaving: true }],
    [EDITOR, { ...form, biz: EDITOR, isShownBeforeSaving: true, types: pictureExtensions }],
    // A public file must be a picture, since public files are displayed inline.
    [
      AVATAR,
      {
        ...form,
        biz: AVATAR,
        isPublic: true,
        limit: Math.min(2, uploadMaxMb) * MEGABYTE,
        types: pictureExtensions,
      },
    ],
  ]
  return new Map(kinds)
}

export const megabytesOf = (bytes: number): number => bytes / MEGABYTE

/** Maximum number of uploaded avatars per user that aren't saved in a profile. Older ones are removed. */
const WAITING_AVATARS = 4

/** True if a path is a picture that this user uploaded as an avatar, or that a client of JeecgBoot uploaded. */
async function isUploadedAvatar(tx: Tx, userId: string, path: string): Promise<boolean> {
  const found = await tx
    .selectFrom('upload_file')
    .select('id')
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .where(({ or, eb }) => or([eb('biz', '=', AVATAR), eb('open_until', 'is not', null)]))
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Makes a picture the avatar of a user. Returns false if `from` didn't upload the picture, or if a user
 * already has this avatar.
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
    .set({ owner_id: to, biz: AVATAR, is_public: true, open_until: null })
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

/** Finds an uploaded file by path. `is_open` is true while visitors can open it before a record adopts it. */
export const findUpload = (db: Db, path: string, now: Date) =>
  db
    .selectFrom('upload_file')
    .select(['path', 'biz', 'media_type', 'is_public', 'owner_id', 'open_until'])
    .select(sql<boolean>`coalesce(open_until > ${now.toISOString()}::timestamptz, false)`.as('is_open'))
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
