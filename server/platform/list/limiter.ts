/** The queue is full, or the wait was too long. */
export class QueueFull extends Error {}

interface Limits {
  /** Maximum number of tasks that run at the same time. */
  maxRunning: number
  /** Maximum number of tasks in the queue. Further tasks are rejected. */
  maxQueued: number
  /**
   * Maximum time of a task in the queue, in milliseconds. A task that waits longer is rejected and never
   * starts.
   */
  maxWaitMs: number
}

/**
 * Limits how many tasks run at the same time. Further tasks wait in a queue. If the queue is full, they are
 * rejected with `QueueFull`.
 */
export function createLimiter({ maxRunning, maxQueued, maxWaitMs }: Limits) {
  const queue: (() => void)[] = []
  let running = 0

  function waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (queue.length >= maxQueued) throw new QueueFull()
      const rejectTimedOut = () => {
        queue.splice(queue.indexOf(start), 1)
        reject(new QueueFull())
      }
      const timer = setTimeout(rejectTimedOut, maxWaitMs)
      timer.unref()
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      queue.push(start)
    })
  }

  return async function limit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxRunning) await waitForSlot()
    else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
