/**
 * Waits for work, but at most `graceMs` milliseconds after its signal was aborted. After this time, throws
 * the signal's reason, although the work may still run.
 */
export async function withGrace<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  graceMs: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  let giveUp = (_reason: unknown): void => undefined
  const ignored = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  const onAbort = () => {
    timer = setTimeout(() => giveUp(signal.reason), graceMs)
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, ignored])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
  }
}
