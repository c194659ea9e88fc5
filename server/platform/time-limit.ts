/**
 * Runs work with a signal that is aborted after a time, or with the signal of the caller. `AbortSignal.any` alone
 * would lose the time: it refers to an `AbortSignal.timeout` only weakly, so a garbage collection ends the timer.
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
