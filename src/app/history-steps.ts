/** A browser that never tells of a step must not hold up what waits for it, in ms. */
const PATIENCE_MS = 1000

/** Steps through the history that are ours, not the user's; the browser takes them later, and what comes next waits. */
export interface HistorySteps {
  /** The place of the present entry, as the router numbers them. */
  here: () => number
  to: (place: number) => void
  by: (delta: number) => void
  /** A step has been asked for and not been taken yet. */
  isUnderWay: () => boolean
  /** The browser tells of a step: ends it, has `arrive` look at where it led, and goes on with what waits. */
  done: (arrive: () => void) => void
  /** Runs now, or after the step that is under way. */
  whenStill: (act: () => void) => void
  /** Runs after the next step. */
  afterwards: (act: () => void) => void
}

export function createHistorySteps(): HistorySteps {
  let waiting: (() => void)[] = []
  let patience: ReturnType<typeof setTimeout> | undefined

  const here = () => Number(window.history.state?.idx ?? 0)
  const goOn = () => {
    patience = undefined
    const acts = waiting
    waiting = []
    for (const act of acts) whenStill(act)
  }
  const whenStill: HistorySteps['whenStill'] = (act) => {
    if (patience === undefined) act()
    else waiting.push(act)
  }
  const by: HistorySteps['by'] = (delta) => {
    if (delta === 0) return goOn()
    clearTimeout(patience)
    patience = setTimeout(goOn, PATIENCE_MS)
    window.history.go(delta)
  }
  return {
    here,
    by,
    to: (place) => by(place - here()),
    isUnderWay: () => patience !== undefined,
    done: (arrive) => {
      clearTimeout(patience)
      patience = undefined
      arrive()
      if (patience === undefined) goOn()
    },
    whenStill,
    afterwards: (act) => void waiting.push(act),
  }
}
