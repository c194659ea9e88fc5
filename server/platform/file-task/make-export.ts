import type { Services } from '../../services.ts'
import { makeFile } from '../export/make-file.ts'
import { createPlanner } from '../export/planner.ts'
import { openSnapshot } from '../export/snapshot.ts'
import type { ListRow } from '../export/source.ts'
import type { FileStore, ReceivedFile } from '../file/store.ts'
import { HttpError } from '../http/errors.ts'
import type { Scope, SignedIn } from '../http/request.ts'
import { createPermissionCache } from '../permissions/permission-cache.ts'
import type { ClaimedTask, FailureReason } from './repo.ts'
import { findTaskOwner } from './task-owner.ts'

/** Error that makes a task fail. The owner of the task sees the reason. */
export class TaskFailed extends Error {
  readonly failure: FailureReason

  constructor(failure: FailureReason, cause?: unknown) {
    super(`the task failed: ${failure}`, { cause })
    this.name = 'TaskFailed'
    this.failure = failure
  }
}

/** Progress of a task. */
export interface Progress {
  rows: number
  total: number | undefined
}

/** Complete file that is still in temporary storage, and to which the task doesn't refer yet. */
export interface ExportedFile {
  received: ReceivedFile
  name: string
  rows: number
  scope: Scope
  user: SignedIn
}

const failureOf = (error: unknown): FailureReason => {
  if (!(error instanceof HttpError)) return 'BROKEN'
  if (error.code === 'FORBIDDEN') return 'RIGHTS'
  return error.status === 503 ? 'NO_ROOM' : 'PAGE'
}

/** Makes the file of a task with the current permissions, rows and masks of its owner. */
export function createExporter(services: Services, store: FileStore) {
  const { db } = services.database
  const planner = createPlanner(services)
  const rights = createPermissionCache(db)

  async function planOf({ owner, request }: ClaimedTask) {
    const user = await findTaskOwner(db, rights, {
      asker: owner,
      context: {
        now: services.clock(),
        timeZone: services.config.businessTz,
        lists: services.registry.lists,
      },
    })
    if (!user) throw new TaskFailed('RIGHTS')
    return { user, plan: await planner.file(request, user) }
  }

  /** Passes batches of rows on unchanged, and counts the rows. Throws if the task is aborted. */
  async function* counted(batches: AsyncIterable<ListRow[]>, progress: Progress, signal: AbortSignal) {
    for await (const batch of batches) {
      signal.throwIfAborted()
      yield batch
      progress.rows += batch.length
    }
  }

  async function make(task: ClaimedTask, progress: Progress, signal: AbortSignal): Promise<ExportedFile> {
    const { user, plan } = await planOf(task)
    const scope = { ...user.scope, locale: task.locale }
    const max = services.config.exportMaxRows
    const snapshot = await openSnapshot(db, { source: plan.source, query: plan.query, scope, cap: max })
    try {
      if (snapshot.count > max) throw new TaskFailed('TOO_LARGE')
      progress.total = snapshot.count
      const { format } = task.request
      const batches = counted(snapshot.batches(), progress, signal)
      const wanted = { plan, format, locale: task.locale, at: snapshot.at }
      const { stream, name } = await makeFile(db, wanted, batches)
      signal.addEventListener('abort', () => stream.destroy(signal.reason), { once: true })
      const received = await store.receive(stream)
      return { received, name: `${name}.${format}`, rows: progress.rows, scope, user }
    } finally {
      await snapshot.close()
    }
  }

  return async (task: ClaimedTask, progress: Progress, signal: AbortSignal): Promise<ExportedFile> => {
    try {
      return await make(task, progress, signal)
    } catch (cause) {
      signal.throwIfAborted()
      throw cause instanceof TaskFailed ? cause : new TaskFailed(failureOf(cause), cause)
    }
  }
}
