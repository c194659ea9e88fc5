import type { Services } from '../../services.ts'
import { expireTasks } from '../file-task/repo.ts'
import { deleteChecked } from '../import/repo.ts'
import { createFileStore } from './store.ts'
import { deleteErrorLists, deleteUnsavedAvatars, EXPORT } from './uploads.ts'

const DAY = 86_400_000

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
  const forgotten = [
    ...(await deleteUnsavedAvatars(db, yesterday)),
    ...(await deleteErrorLists(db, yesterday)),
  ]
  const expired = await expireTasks(db, clock())
  await Promise.all([...forgotten, ...expired].map(store.remove))
  await store.removeTemporary(yesterday)
  // Removes exports to which no task refers, because their node died before it ended the task.
  await store.removeGenerated(EXPORT, new Date(yesterday.getTime() - config.exportKeepDays * DAY))
  await deleteChecked(db, yesterday)
}
