import { type FileFacts, MAX_FILES_ASKED } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { SignedIn } from '../../http/request.ts'
import { isAttachedWithin } from './attached.ts'
import { findFacts } from './uploads.ts'

export interface OwnedFile {
  path: string
  owner_id: string
}

/** His own, or of something that he sees. */
export const mayReadFile = async (db: Db, { path, owner_id }: OwnedFile, caller: SignedIn) =>
  caller.id === owner_id || (await isAttachedWithin(db, path, caller))

/** Names and sizes of files, parted by commas: of those that the caller may read, and of no others. */
export async function factsOf(db: Db, paths: string, caller: SignedIn): Promise<FileFacts[]> {
  const asked = [...new Set(paths.split(','))]
    .filter((path) => path !== '' && !path.includes('\0'))
    .slice(0, MAX_FILES_ASKED)
  if (asked.length === 0) return []
  const found = await findFacts(db, asked)
  const seen = await Promise.all(found.map((file) => file.is_public || mayReadFile(db, file, caller)))
  return found.filter((_, index) => seen[index]).map(({ path, name, bytes }) => ({ path, name, bytes }))
}
