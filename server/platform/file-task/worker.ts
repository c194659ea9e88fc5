import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import { createFileStore } from '../file/store.ts'
import { createPoller } from '../poller.ts'
import { createExporter, type Progress, TaskFailed } from './make-export.ts'
import { ClaimLost, createOutcomes } from './outcomes.ts'
import { type ClaimedTask, claimTask, releaseTask, saveHeartbeat } from './repo.ts'

/** Milliseconds between two heartbeats of a task. */
const HEARTBEAT_INTERVAL_MS = 2_000
/** Milliseconds without a heartbeat after which a node counts as dead. */
const DEAD_AFTER = 30_000
/**
 * Maximum number of attempts to run a task. The number is limited, since a task may crash every node that
 * runs it.
 */
const MAX_ATTEMPTS = 3

/** Creates the worker that runs queued exports, one at a time per node. Each task runs on only one node. */
export function createTaskWorker(services: Services, log: FastifyBaseLogger) {
  const { db } = services.database
  const store = createFileStore(services.config)
  const makeExport = createExporter(services, store)
  const { finish, fail } = createOutcomes(services, { store, log })
  const stopping = new AbortController()

  /**
   * Reports progress at intervals. Aborts the work if another node has claimed the task or a user has
   * cancelled it.
   */
  function sendHeartbeats(task: ClaimedTask, progress: Progress, lost: AbortController): () => void {
    const beat = async () => {
      const isClaimed = await saveHeartbeat(db, task, progress)
      if (!isClaimed) lost.abort(new ClaimLost())
    }
    // A failed heartbeat is ignored, since the next heartbeat follows. If all heartbeats fail, another node
    // claims the task.
    const timer = setInterval(() => void beat().catch(() => undefined), HEARTBEAT_INTERVAL_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  async function work(task: ClaimedTask): Promise<void> {
    const lost = new AbortController()
    const progress: Progress = { rows: 0, total: undefined }
    const stopBeating = sendHeartbeats(task, progress, lost)
    try {
      if (task.attempts > MAX_ATTEMPTS) throw new TaskFailed('NODE_LOST')
      const signal = AbortSignal.any([lost.signal, stopping.signal])
      const made = await makeExport(task, progress, signal)
      await finish(task, made).finally(() => store.discard(made.received))
    } catch (error) {
      if (stopping.signal.aborted) await releaseTask(db, task)
      else if (error instanceof TaskFailed) await fail(task, error)
      else if (!(error instanceof ClaimLost)) throw error
    } finally {
      stopBeating()
    }
  }

  const poller = createPoller({
    log,
    failure: 'polling the export queue failed',
    async doNext() {
      const task = await claimTask(db, DEAD_AFTER)
      if (task) await work(task)
      return task !== undefined
    },
  })

  return {
    wake: poller.wake,
    start: poller.start,
    /** Stops the worker and returns its current task to the queue. */
    stop(): Promise<void> {
      stopping.abort(new ClaimLost())
      return poller.stop()
    },
  }
}
