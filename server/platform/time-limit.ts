/**
 * Runs work with a signal that is aborted after a time limit, or when the caller's signal is aborted.
 * `AbortSignal.any` with an `AbortSignal.timeout` isn't enough. `AbortSignal.any` refers to the timeout
 * signal only weakly, so a garbage collection can remove the timer.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(
    () => limit.abort(new DOMException('The operation took too long', 'TimeoutError')),
    milliseconds,
  )
  try {
    return await work(AbortSignal.any([stop, limit.signal]))
  } finally {
    clearTimeout(timer)
  }
}
