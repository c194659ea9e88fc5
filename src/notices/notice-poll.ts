/** Interval in ms at which notices are polled if there is no socket. */
export const POLL_MS = 6000

/**
 * Polls every 6 s while the browser tab is visible. The first failure ends the polling, without a message to
 * the user.
 */
export function createNoticePoll(load: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let run = 0

  const stop = () => {
    run += 1
    clearTimeout(timer)
    timer = undefined
  }
  const schedule = (ofRun: number) => {
    timer = setTimeout(async () => {
      const isGood = document.hidden || (await load())
      if (ofRun !== run) return
      if (isGood) schedule(ofRun)
      else stop()
    }, POLL_MS)
  }
  const start = () => {
    if (timer === undefined) schedule(run)
  }
  return { start, stop }
}
