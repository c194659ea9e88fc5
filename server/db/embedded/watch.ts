/** Milliseconds between two checks whether the server runs. */
const CHECK_MS = 1_000
/** Number of restarts within the time below, after which the server isn't started again. */
const MAX_RESTARTS = 5
const RESTARTS_WITHIN_MS = 600_000

interface WatchOptions {
  isRunning: () => boolean
  start: () => Promise<unknown>
  /** Called with messages for the operator. */
  log: (sentence: string) => void
}

/**
 * Starts a server again if it ends by itself, such as one that the system killed for its memory. Gives up
 * after some restarts, since a server that ends again and again has a cause that only the operator can
 * remove. Returns a function that ends the watch and waits for a current start.
 */
export function watchServer({ isRunning, start, log }: WatchOptions): () => Promise<void> {
  let restarts: number[] = []
  let current: Promise<void> | undefined

  async function restart(): Promise<void> {
    const now = Date.now()
    restarts = [...restarts.filter((time) => time > now - RESTARTS_WITHIN_MS), now]
    log('the embedded PostgreSQL ended by itself and is started again')
    await start().catch((error: Error) => log(error.message))
    if (restarts.length === MAX_RESTARTS) {
      clearInterval(timer)
      log(`the embedded PostgreSQL was started ${MAX_RESTARTS} times in ten minutes and is not started again`)
    }
  }

  const timer = setInterval(() => {
    if (current !== undefined || isRunning()) return
    current = restart().finally(() => {
      current = undefined
    })
  }, CHECK_MS)
  timer.unref()

  return async () => {
    clearInterval(timer)
    await current
  }
}
