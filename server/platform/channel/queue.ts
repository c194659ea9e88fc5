import { defineQueue } from '../queue/queue.ts'

/** Message of a channel's queue. */
export interface OperationMessage {
  operationId: string
}

/** Number of requests that a node sends to one channel at the same time. */
const CONCURRENCY = 4
/** Seconds that a handler has in addition to the time-out of the channel's answer. */
const MARGIN_SECONDS = 10
/** Further deliveries after an unexpected error. After the last one the handler plans the next request itself. */
const RETRIES = 2
const RETRY_SECONDS = 10

/** Queue of a channel's operations. Each channel has its own, so that a slow channel delays no other. */
export const channelQueue = (code: string, timeoutSeconds: number) =>
  defineQueue<OperationMessage>({
    name: `channel-${code}`,
    concurrency: CONCURRENCY,
    timeoutSeconds: timeoutSeconds + MARGIN_SECONDS,
    retries: RETRIES,
    retrySeconds: RETRY_SECONDS,
  })
