/** Between two looks while there is no socket, in ms. */
export const POLL_MS = 6000

/** Looks every 6 s from its start on, while the tab is seen; the first look that fails ends it silently. */
export function createNoticePoll(look: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let run = 0

  const stop = () => {
    run += 1
    clearTimeout(timer)
    timer = undefined
  }
  const turn = (ofRun: number) => {
    timer = setTimeout(async () => {
      const isGood = document.hidden || (await look())
      if (ofRun !== run) return
      if (isGood) turn(ofRun)
      else stop()
    }, POLL_MS)
  }
  const start = () => {
    if (timer === undefined) turn(run)
  }
  return { start, stop }
}
