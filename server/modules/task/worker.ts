import type { FastifyBaseLogger } from 'fastify'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit/append.ts'
import { createFileStore, newPath } from '../file/store.ts'
import { EXPORT } from '../file/upload-kinds.ts'
import { createTell } from '../notice/tell.ts'
import { createComplaint } from '../push/complain-once.ts'
import { type Ending, endNotice } from './end-notice.ts'
import { createMaker, type MadeFile, type Progress, TaskFailed } from './make-export.ts'
import { beatTask, failTask, finishTask, releaseTask, type TakenTask, takeTask } from './repo.ts'

/** How often a node looks for work, and says that it still works, in ms. */
const LOOK_EVERY = 3_000
const BEAT_EVERY = 2_000
/** A node that said nothing for so long is gone, in ms. */
const DEAD_AFTER = 30_000
/** After so many nodes that died of it a task is given up. */
const MOST_ATTEMPTS = 3
const DAY = 86_400_000
const DETAIL = 'account/FileTaskDetail'

/** Another has the task, or it was stopped: whatever came of it is thrown away. */
class Lost extends Error {}

/** Makes the files that wait, one at a time; any node does it, and each task is done by one. */
export function createTaskWorker(services: Services, log: FastifyBaseLogger) {
  const { config, ids, clock } = services
  const { db } = services.database
  const store = createFileStore(config)
  const makeExport = createMaker(services, store)
  const tell = createTell(services)
  const complaint = createComplaint(log, 'could not look for files to make')
  const stopping = new AbortController()
  let turn: Promise<void> | undefined

  const tellEnd = (task: TakenTask, ending: Ending, title: string) => ({
    userId: task.owner.id,
    ...endNotice(ending, { title, locale: task.locale }),
    opens: { page: DETAIL, id: task.id, kind: 'file_task' },
    at: clock(),
  })

  /** The file counts once it is in its place, and its owner is told in the same transaction. */
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
      await store.remove(path)
      throw error
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

  /** Says every now and then that the work goes on; ends it where it is not ours any more. */
  function keepBeating(task: TakenTask, progress: Progress, lost: AbortController): () => void {
    const beat = async () => {
      const isOurs = await beatTask(db, task, { at: clock(), ...progress })
      if (!isOurs) lost.abort(new Lost())
    }
    // A beat that fails is made up for by the next; without any, another node takes over.
    const timer = setInterval(() => void beat().catch(() => undefined), BEAT_EVERY)
    timer.unref()
    return () => clearInterval(timer)
  }

  async function work(task: TakenTask): Promise<void> {
    const lost = new AbortController()
    const progress: Progress = { rows: 0, total: undefined }
    const stopBeating = keepBeating(task, progress, lost)
    try {
      if (task.attempts > MOST_ATTEMPTS) throw new TaskFailed('NODE_LOST')
      const signal = AbortSignal.any([lost.signal, stopping.signal])
      const made = await makeExport(task, progress, signal)
      await finish(task, made).finally(() => store.discard(made.received))
    } catch (error) {
      if (stopping.signal.aborted) await releaseTask(db, task)
      else if (error instanceof TaskFailed) await fail(task, error)
      else if (!(error instanceof Lost)) throw error
    } finally {
      stopBeating()
    }
  }

  async function workOff(): Promise<void> {
    while (!stopping.signal.aborted) {
      const at = clock()
      const task = await takeTask(db, { at, deadBefore: new Date(at.getTime() - DEAD_AFTER) })
      if (!task) return
      await work(task)
    }
  }

  /** Looks for work now; a look that is under way goes on. */
  const wake = (): Promise<void> => {
    turn ??= complaint(workOff).finally(() => {
      turn = undefined
    })
    return turn
  }

  return {
    wake,
    /** Looks for work now and then until it is stopped. */
    start(): void {
      const timer = setInterval(() => void wake(), LOOK_EVERY)
      timer.unref()
      stopping.signal.addEventListener('abort', () => clearInterval(timer))
    },
    /** Gives back what is under way. */
    async stop(): Promise<void> {
      stopping.abort(new Lost())
      await turn
    },
  }
}
