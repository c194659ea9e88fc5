import type { FastifyBaseLogger } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit-log/append.ts'
import { type FileStore, newPath } from '../file/store.ts'
import { EXPORT } from '../file/uploads.ts'
import { HttpError } from '../http/errors.ts'
import { createNotifyUser } from '../push/notify-user.ts'
import { type ExportedFile, TaskFailed } from './make-export.ts'
import { type ClaimedTask, failTask, finishTask, hasFile } from './repo.ts'
import { type TaskResult, taskResultNotice } from './task-result-notice.ts'

const DAY = 86_400_000
/** Page that a click on the notice opens. */
const DETAIL = 'account/FileTaskDetail'

/** This node has lost the task, since a user cancelled it or another node claimed it. */
export class ClaimLost extends Error {}

interface OutcomeOptions {
  store: FileStore
  log: FastifyBaseLogger
}

/**
 * Returns functions that end a task with a file or a failure. The functions notify the owner of the task in
 * the same transaction.
 */
export function createOutcomes(services: Services, { store, log }: OutcomeOptions) {
  const { config, ids, clock } = services
  const { db } = services.database
  const notifyUser = createNotifyUser(services)

  const endNoticeOf = (task: ClaimedTask, result: TaskResult, title: string) => ({
    userId: task.owner.id,
    ...taskResultNotice(result, { title, locale: task.locale }),
    opens: { page: DETAIL, id: task.id, kind: 'file_task' },
    at: clock(),
  })

  /** Stores the file, then ends the task. */
  async function finish(task: ClaimedTask, exported: ExportedFile): Promise<void> {
    const { received, rows, scope, user, name } = exported
    const path = newPath(EXPORT, task.request.format)
    await store.commit(received, path).catch((cause: unknown) => {
      throw new TaskFailed(cause instanceof HttpError && cause.status === 503 ? 'NO_ROOM' : 'BROKEN', cause)
    })
    const at = clock()
    const expires = new Date(at.getTime() + config.exportKeepDays * DAY)
    const { page, format, columns, query } = task.request
    const origin = { user, pageId: page, requestId: task.id }
    const subject = { kind: 'export_task', id: task.id }
    const detail = { page, format, columns, query, rows }
    try {
      await withTransaction(db, async (tx) => {
        const file = { path, name, bytes: received.bytes, rows, scope, at, expires }
        if (!(await finishTask(tx, task, file))) throw new ClaimLost()
        await notifyUser(tx, endNoticeOf(task, { rows, days: config.exportKeepDays }, name))
        await appendAudit(tx, {
          entry: { action: 'list.export', subject, detail },
          origin,
          id: ids.nextId(),
          at,
        })
      })
    } catch (error) {
      // The connection may have broken after the commit, so the file is deleted only if the task has no
      // reference to this file.
      const isKept = await hasFile(db, task.id, path).catch(() => undefined)
      if (isKept === false) await store.remove(path)
      if (!isKept) throw error
    }
  }

  const fail = (task: ClaimedTask, { failure, cause }: TaskFailed) => {
    if (cause !== undefined) log.error({ err: cause, task: task.id }, 'creating an export file failed')
    return withTransaction(db, async (tx) => {
      if (!(await failTask(tx, task, { failure, at: clock() }))) return
      const { title } = await tx
        .selectFrom('export_task')
        .select('title')
        .where('id', '=', task.id)
        .executeTakeFirstOrThrow()
      await notifyUser(tx, endNoticeOf(task, { failure }, title))
    })
  }

  return { finish, fail }
}
