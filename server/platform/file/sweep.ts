import type { Services } from '../../services.ts'
import { deleteChecked } from '../import/repo.ts'
import { expireTasks } from '../task/repo.ts'
import { createFileStore } from './store.ts'
import { dropProblemFiles, dropUnsavedAvatars, EXPORT } from './uploads.ts'

const DAY = 86_400_000

/** Removes uploads that stayed unused for a day, and expired generated files. */
export async function sweepUploads({
  database: { db },
  config,
  clock,
}: Pick<Services, 'database' | 'config' | 'clock'>): Promise<void> {
  const store = createFileStore(config)
  const yesterday = new Date(clock().getTime() - DAY)
  const forgotten = [...(await dropUnsavedAvatars(db, yesterday)), ...(await dropProblemFiles(db, yesterday))]
  const expired = await expireTasks(db, clock())
  await Promise.all([...forgotten, ...expired].map(store.remove))
  await store.removeWaiting(yesterday)
  // Removes files of nodes that died before saving their row.
  await store.removeMade(EXPORT, new Date(yesterday.getTime() - config.exportKeepDays * DAY))
  await deleteChecked(db, yesterday)
}
