/** Too many wait, or it took too long until it was one's turn. */
export class QueueFull extends Error {}

interface Limits {
  /** Pieces of work that run at once. */
  atOnce: number
  /** Pieces of work that wait; whatever comes beyond is refused. */
  mostWaiting: number
  /** Longest wait in milliseconds; a caller who waited longer is gone, so the work isn't started. */
  patience: number
}

/** Lets so many pieces of work run at once; the others go on in the order in which they came, or throw `QueueFull`. */
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
