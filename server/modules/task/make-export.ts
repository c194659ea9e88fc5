import { HttpError } from '../../http/errors.ts'
import type { Scope, SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { makeFile } from '../export/make-file.ts'
import { createPlanner } from '../export/planner.ts'
import { openSnapshot } from '../export/snapshot.ts'
import type { ListRow } from '../export/sources.ts'
import type { FileStore, Received } from '../file/store.ts'
import { createRights } from '../system/rights.ts'
import { findPerson } from './person.ts'
import type { Failure, TakenTask } from './repo.ts'

/** Why no file comes of a task, in a word that its owner is told. */
export class TaskFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure, cause?: unknown) {
    super(`the task failed: ${failure}`, { cause })
    this.name = 'TaskFailed'
    this.failure = failure
  }
}

/** How far the work is. */
export interface Progress {
  rows: number
  total: number | undefined
}

/** A file that is made and lies aside still. */
export interface MadeFile {
  received: Received
  name: string
  rows: number
  scope: Scope
  user: SignedIn
}

const failureOf = (error: unknown): Failure => {
  if (!(error instanceof HttpError)) return 'BROKEN'
  if (error.code === 'FORBIDDEN') return 'RIGHTS'
  return error.status === 503 ? 'NO_ROOM' : 'PAGE'
}

/** Makes the file of a task as its owner might take it right now: his rights, his rows, his masks. */
export function createMaker(services: Services, store: FileStore) {
  const { db } = services.database
  const planner = createPlanner(services)
  const rights = createRights(db)

  async function planOf({ owner, request }: TakenTask) {
    const user = await findPerson(db, rights, {
      asker: owner,
      moment: { now: services.clock(), timeZone: services.config.businessTz },
    })
    if (!user) throw new TaskFailed('RIGHTS')
    return { user, plan: await planner.file(request, user) }
  }

  /** Counts what passes, and ends where nobody wants it any more. */
  async function* counted(batches: AsyncIterable<ListRow[]>, progress: Progress, signal: AbortSignal) {
    for await (const batch of batches) {
      signal.throwIfAborted()
      yield batch
      progress.rows += batch.length
    }
  }

  async function make(task: TakenTask, progress: Progress, signal: AbortSignal): Promise<MadeFile> {
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

  return async (task: TakenTask, progress: Progress, signal: AbortSignal): Promise<MadeFile> => {
    try {
      return await make(task, progress, signal)
    } catch (cause) {
      signal.throwIfAborted()
      throw cause instanceof TaskFailed ? cause : new TaskFailed(failureOf(cause), cause)
    }
  }
}
