/**
 * Runs a task once for several callers. A call during a run waits for the next run, since the current run may
 * already have read its data.
 */
export function shareRuns<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  function begin(): Promise<Result> {
    const begun = run().finally(() => {
      if (running === begun) running = undefined
    })
    running = begun
    return begun
  }

  return () => {
    if (next) return next
    if (!running) return begin()
    next = running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = undefined
        return begin()
      })
    return next
  }
}
