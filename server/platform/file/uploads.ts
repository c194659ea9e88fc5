import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

const MEGABYTE = 1_048_576

/** A purpose of uploads; its name is the folder of the files. */
export interface UploadKind {
  biz: string
  /** The file is readable without signing in, by its address. */
  isPublic: boolean
  /** Bytes. */
  limit: number
}

/** Without a `biz` a file is of this kind, as in the contract. */
export const DEFAULT_BIZ = 'temp'
const AVATAR = 'avatar'
/** Folder of background exports; not open for uploads. */
export const EXPORT = 'export'

/** Folder of error lists of imported stock files; not open for uploads. */
export const IMPORT = 'import'

/** Every kind there is; a `biz` of any other text is refused, whatever path it spells. */
export const uploadKinds = (uploadMaxMb: number): ReadonlyMap<string, UploadKind> =>
  new Map(
    [
      { biz: AVATAR, isPublic: true, limit: Math.min(2, uploadMaxMb) * MEGABYTE },
      { biz: DEFAULT_BIZ, isPublic: false, limit: uploadMaxMb * MEGABYTE },
    ].map((kind) => [kind.biz, kind]),
  )

export const megabytesOf = (bytes: number): number => bytes / MEGABYTE

/** Avatars that a user uploaded and did not save: so many wait, older ones go. */
const WAITING_AVATARS = 4

/** Tells whether a path is an avatar that this user uploaded. */
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
 * Transfers an avatar from its uploader to another user; false if the first user didn't upload it, or a user has it
 * already.
 */
export async function giveAvatar(
  tx: Tx,
  path: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  // From here on no other user can take it.
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

/** Tells whether this user uploaded a file of any kind. */
export async function isOwnUpload(tx: Tx, userId: string, path: string): Promise<boolean> {
  const found = await tx
    .selectFrom('upload_file')
    .select('id')
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes the row of a user's file and returns its path for removal after the commit; undefined if it isn't theirs. */
export async function dropUpload(tx: Tx, userId: string, path: string): Promise<string | undefined> {
  const dropped = await tx
    .deleteFrom('upload_file')
    .where('path', '=', path)
    .where('owner_id', '=', userId)
    .returning('path')
    .executeTakeFirst()
  return dropped?.path
}

/** Finds metadata of files; unknown paths are left out. */
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

/** Deletes a user's unsaved avatars except the newest; returns their paths. */
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
