/** The queue is full, or the wait was too long. */
export class QueueFull extends Error {}

interface Limits {
  /** Maximum simultaneous tasks. */
  atOnce: number
  /** Maximum queued tasks; further ones are rejected. */
  mostWaiting: number
  /** Maximum wait in milliseconds; after it the caller is gone and the task doesn't start. */
  patience: number
}

/** Limits simultaneous tasks; others wait in order or throw `QueueFull`. */
export function createLimiter({ atOnce, mostWaiting, patience }: Limits) {
  const waiting: (() => void)[] = []
  let running = 0

  function comeUp(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) throw new QueueFull()
      const giveUp = () => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(new QueueFull())
      }
      const timer = setTimeout(giveUp, patience)
      timer.unref()
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(go)
    })
  }

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await comeUp()
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
