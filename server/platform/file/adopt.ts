import type { Tx } from '../../db/index.ts'

/** Address of a picture that a client of JeecgBoot has uploaded for a text. */
const PICTURE = /\/sys\/common\/static\/((?:temp|jeditor)\/[\w-]{32}\.[a-z0-9]+)/g

/**
 * Adopts the pictures in a text that the user has uploaded for it: readers of the text can open them, and they
 * are kept. Pictures of other users, and files that were uploaded as private, stay as they are.
 */
export async function adoptPictures(
  tx: Tx,
  text: string | null | undefined,
  { id }: { id: string },
): Promise<void> {
  const paths = [...new Set([...(text ?? '').matchAll(PICTURE)].map(([, path = '']) => path))]
  if (paths.length === 0) return
  await tx
    .updateTable('upload_file')
    .set({ is_public: true, open_until: null })
    .where('path', 'in', paths)
    .where('owner_id', '=', id)
    .where('open_until', 'is not', null)
    .execute()
}
