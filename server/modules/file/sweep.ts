import type { Services } from '../../services.ts'
import { forgetChecked } from '../import/repo.ts'
import { expireTasks } from '../task/repo.ts'
import { createFileStore } from './store.ts'
import { EXPORT } from './upload-kinds.ts'
import { dropProblemFiles, dropUnsavedAvatars } from './uploads.ts'

const DAY = 86_400_000

/** Removes what was uploaded a day ago and never came to anything, and files that were made and have had their time. */
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
  // What a node left behind that died between the file and its row.
  await store.removeMade(EXPORT, new Date(yesterday.getTime() - config.exportKeepDays * DAY))
  await forgetChecked(db, yesterday)
}
