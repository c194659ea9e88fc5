import { defineQueue } from '../queue/queue.ts'
import { MAX_TIMEOUT_SECONDS } from './registered-job.ts'

/** Number of runs that a node processes at the same time. */
const CONCURRENCY = 10
/** Seconds by which the queue waits longer than the longest run. */
const MARGIN_SECONDS = 60

/** An attempt of a run. The row of the run has everything else. */
export interface RunMessage {
  runId: string
  attempt: number
}

/**
 * Queue of due runs. Its own retries are for a node that can't read the run; a failed attempt gets a new
 * message.
 */
export const runQueue = defineQueue<RunMessage>({
  name: 'job',
  concurrency: CONCURRENCY,
  timeoutSeconds: MAX_TIMEOUT_SECONDS + MARGIN_SECONDS,
  retries: 3,
  retrySeconds: 5,
})
