import { type Db, type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { expireTasks } from '../file-task/repo.ts'
import { deleteChecked } from '../import/repo.ts'
import { createFileStore, type FileStore } from './store.ts'
import { deleteErrorLists, deleteUnsavedAvatars, EXPORT } from './uploads.ts'

const DAY = 86_400_000
/** Number of files that one transaction removes. */
const BATCH = 100

/**
 * Removes files in batches, each in the transaction that deletes the references to them. If the storage fails,
 * the references stay, so that the next run finds the files again.
 */
async function removeFiles(
  db: Db,
  store: FileStore,
  deleteBatch: (tx: Tx) => Promise<string[]>,
): Promise<void> {
  for (;;) {
    const paths = await withTransaction(db, async (tx) => {
      const deleted = await deleteBatch(tx)
      await Promise.all(deleted.map(store.remove))
      return deleted
    })
    if (paths.length < BATCH) return
  }
}

/**
 * Removes expired exports. Also removes, after a day, unsaved avatars, error lists, temporary files, and
 * batches that were checked but never imported.
 */
export async function removeUnusedUploads({
  database: { db },
  config,
  clock,
}: Pick<Services, 'database' | 'config' | 'clock'>): Promise<void> {
  const store = createFileStore(config)
  const yesterday = new Date(clock().getTime() - DAY)
  await removeFiles(db, store, (tx) => deleteUnsavedAvatars(tx, yesterday, BATCH))
  await removeFiles(db, store, (tx) => deleteErrorLists(tx, yesterday, BATCH))
  await removeFiles(db, store, (tx) => expireTasks(tx, clock(), BATCH))
  await store.removeTemporary(yesterday)
  // Removes exports to which no task refers, because their node died before it ended the task.
  await store.removeGenerated(EXPORT, new Date(yesterday.getTime() - config.exportKeepDays * DAY))
  await deleteChecked(db, yesterday)
}
