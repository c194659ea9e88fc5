import type { Services } from '../../services.ts'
import { createFileStore } from './store.ts'
import { dropUnsavedAvatars } from './uploads.ts'

const DAY = 86_400_000

/** Removes what was uploaded a day ago and never came to anything. */
export async function sweepUploads({
  database: { db },
  config,
  clock,
}: Pick<Services, 'database' | 'config' | 'clock'>): Promise<void> {
  const store = createFileStore(config)
  const yesterday = new Date(clock().getTime() - DAY)
  const forgotten = await dropUnsavedAvatars(db, yesterday)
  await Promise.all(forgotten.map(store.remove))
  await store.removeWaiting(yesterday)
}
