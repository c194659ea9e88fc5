import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import { createFileStore } from '../file/store.ts'
import { createComplaint } from '../push/complain-once.ts'
import { createEndings, Lost } from './endings.ts'
import { createMaker, type Progress, TaskFailed } from './make-export.ts'
import { beatTask, releaseTask, type TakenTask, takeTask } from './repo.ts'

/** How often a node looks for work, and says that it still works, in ms. */
const LOOK_EVERY = 3_000
const BEAT_EVERY = 2_000
/** A node that said nothing for so long is gone, in ms. */
const DEAD_AFTER = 30_000
/** After so many nodes that died of it a task is given up. */
const MOST_ATTEMPTS = 3

/** Makes the files that wait, one at a time; any node does it, and each task is done by one. */
export function createTaskWorker(services: Services, log: FastifyBaseLogger) {
  const { db } = services.database
  const store = createFileStore(services.config)
  const makeExport = createMaker(services, store)
  const { finish, fail } = createEndings(services, { store, log })
  const complaint = createComplaint(log, 'could not look for files to make')
  const stopping = new AbortController()
  let turn: Promise<void> | undefined

  /** Says every now and then that the work goes on; ends it where it is not ours any more. */
  function keepBeating(task: TakenTask, progress: Progress, lost: AbortController): () => void {
    const beat = async () => {
      const isOurs = await beatTask(db, task, progress)
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
      const task = await takeTask(db, DEAD_AFTER)
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
