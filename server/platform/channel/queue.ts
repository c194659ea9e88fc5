import { defineQueue } from '../queue/queue.ts'

/** Message of a channel's queue. */
export interface OperationMessage {
  operationId: string
}

/** Number of requests that a node sends to one channel at the same time. */
const CONCURRENCY = 4
/** Time limit of a handler in seconds, in addition to the time-out of the channel's answer. */
const MARGIN_SECONDS = 10
/**
 * Number of further deliveries after an unexpected error. After the last delivery, the handler plans the next
 * request itself.
 */
const RETRIES = 2
const RETRY_SECONDS = 10

/**
 * Queue of a channel's operations. Each channel has its own queue, so that a slow channel doesn't delay other
 * channels.
 */
export const channelQueue = (code: string, timeoutSeconds: number) =>
  defineQueue<OperationMessage>({
    name: `channel-${code}`,
    concurrency: CONCURRENCY,
    timeoutSeconds: timeoutSeconds + MARGIN_SECONDS,
    retries: RETRIES,
    retrySeconds: RETRY_SECONDS,
  })
