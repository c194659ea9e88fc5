/**
 * Returns a function that calls `run`. All calls during a run together result in one further run. `run` must
 * not reject.
 */
export function combineCalls(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isRequested = false

  async function runWhileRequested(): Promise<void> {
    do {
      isRequested = false
      await run()
    } while (isRequested)
  }

  return () => {
    isRequested = true
    running ??= runWhileRequested().finally(() => {
      running = undefined
    })
    return running
  }
}
