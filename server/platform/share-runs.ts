/**
 * Shares runs of a task: callers during a run share the next one, since what they ask for may be newer than
 * the current run.
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
