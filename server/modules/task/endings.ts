import type { FastifyBaseLogger } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit/append.ts'
import { type FileStore, newPath } from '../file/store.ts'
import { EXPORT } from '../file/upload-kinds.ts'
import { createTell } from '../notice/tell.ts'
import { type Ending, endNotice } from './end-notice.ts'
import type { MadeFile, TaskFailed } from './make-export.ts'
import { failTask, finishTask, hasFile, type TakenTask } from './repo.ts'

const DAY = 86_400_000
/** The page of one file, which the notice opens. */
const DETAIL = 'account/FileTaskDetail'

/** Another has the task, or it was stopped: whatever came of it is thrown away. */
export class Lost extends Error {}

interface Surroundings {
  store: FileStore
  log: FastifyBaseLogger
}

/** How tasks end: with a file or without one, and its owner is told in the same transaction. */
export function createEndings(services: Services, { store, log }: Surroundings) {
  const { config, ids, clock } = services
  const { db } = services.database
  const tell = createTell(services)

  const tellEnd = (task: TakenTask, ending: Ending, title: string) => ({
    userId: task.owner.id,
    ...endNotice(ending, { title, locale: task.locale }),
    opens: { page: DETAIL, id: task.id, kind: 'file_task' },
    at: clock(),
  })

  /** The file counts once it is in its place. */
  async function finish(task: TakenTask, made: MadeFile): Promise<void> {
    const { received, rows, scope, user, name } = made
    const path = newPath(EXPORT, task.request.format)
    await store.keep(received, path)
    const at = clock()
    const expires = new Date(at.getTime() + config.exportKeepDays * DAY)
    const { page, format, columns, query } = task.request
    const origin = { user, pageId: page, pageVersion: null, actionId: null, requestId: task.id }
    const subject = { kind: 'export_task', id: task.id }
    const detail = { page, format, columns, query, rows }
    try {
      await withTransaction(db, async (tx) => {
        const file = { path, name, bytes: received.bytes, rows, scope, at, expires }
        if (!(await finishTask(tx, task, file))) throw new Lost()
        await tell(tx, tellEnd(task, { rows, days: config.exportKeepDays }, name))
        await appendAudit(tx, {
          entry: { action: 'list.export', subject, detail },
          origin,
          id: ids.nextId(),
          at,
        })
      })
    } catch (error) {
      // A connection may break after the commit: only what is known not to count is removed.
      const counts = await hasFile(db, task.id, path).catch(() => undefined)
      if (counts === false) await store.remove(path)
      if (!counts) throw error
    }
  }

  const fail = (task: TakenTask, { failure, cause }: TaskFailed) => {
    if (cause !== undefined) log.error({ err: cause, task: task.id }, 'a file could not be made')
    return withTransaction(db, async (tx) => {
      if (!(await failTask(tx, task, { failure, at: clock() }))) return
      const { title } = await tx
        .selectFrom('export_task')
        .select('title')
        .where('id', '=', task.id)
        .executeTakeFirstOrThrow()
      await tell(tx, tellEnd(task, { failure }, title))
    })
  }

  return { finish, fail }
}
