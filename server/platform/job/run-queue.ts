import { defineQueue } from '../queue/queue.ts'
import { MAX_TIMEOUT_SECONDS } from './registered-job.ts'

/** Number of runs that a node processes at the same time. */
const CONCURRENCY = 10
/** Seconds that the queue waits in addition to the maximum timeout of a run. */
const MARGIN_SECONDS = 60

/** Message for an attempt of a run. All other data is in the row of the run. */
export interface RunMessage {
  runId: string
  attempt: number
}

/**
 * Queue of due runs. The queue delivers a message again if a node can't read the run. If an attempt fails,
 * the next attempt of the run gets a new message.
 */
export const runQueue = defineQueue<RunMessage>({
  name: 'job',
  concurrency: CONCURRENCY,
  timeoutSeconds: MAX_TIMEOUT_SECONDS + MARGIN_SECONDS,
  retries: 3,
  retrySeconds: 5,
})
