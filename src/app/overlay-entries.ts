import type { To, UNSAFE_createBrowserHistory } from 'react-router-dom'
import type { HistorySteps } from './history-steps.ts'
import type { OpenOverlays } from './open-overlays.ts'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

interface Surroundings {
  history: BrowserHistory
  steps: HistorySteps
  overlays: OpenOverlays
  /** Nothing may be written now: it would take away the entries that one may still go forward to. */
  isHeld: () => boolean
}

/** An address that the page below wrote, in a new entry or in place of its own. */
interface Gone {
  to: To
  state: unknown
  isNew: boolean
}

/** The place of the entry below all overlays, where the present entry is that of an overlay. */
function baseHere(): number | undefined {
  const over: unknown = window.history.state?.usr?.over
  return typeof over === 'number' ? over : undefined
}

/**
 * What lies over a page has an entry of its own in the history, with the page's address: going back takes it away, and
 * closing it in another way takes the entry away. The router never hears of these entries.
 */
export function createOverlayEntries({ history, steps, overlays, isHeld }: Surroundings) {
  /** Where they are in the history, the topmost last. */
  let places: number[] = []
  let isWriting = false
  /** Where the page below has meanwhile gone to. */
  let gone: Gone | undefined

  /** Brings the history to what is open: an entry each, and none for what is closed. */
  const settle = () => {
    if (steps.isUnderWay() || isHeld()) return
    const open = overlays.all().length
    const surplus = places[open]
    if (surplus !== undefined) {
      places = places.slice(0, open)
      return steps.to(surplus - 1)
    }
    while (places.length < open) {
      const over = (places[0] ?? steps.here() + 1) - 1
      const { pathname, search, hash, state } = history.location
      isWriting = true
      history.push({ pathname, search, hash }, { ...(state as object | null), over })
      isWriting = false
      places.push(steps.here())
    }
  }
  /** Their page is left. */
  const letGo = () => {
    places = []
    gone = undefined
    overlays.forget(overlays.all())
  }

  return {
    settle,
    letGo,
    isWriting: () => isWriting,
    follow: () => overlays.follow(() => queueMicrotask(settle)),

    /** Leaves the page by `write`, once the entries over it are gone. */
    leaveBy(write: () => void): void {
      const [first] = places
      letGo()
      if (first === undefined) write()
      else {
        steps.afterwards(write)
        steps.to(first - 1)
      }
    },

    /** Writes the page's own address; what lies over it stays, and the history follows once nothing does. */
    writeHere(to: To, state: unknown, isReplacing: boolean): void {
      const over = baseHere()
      if (over !== undefined) {
        gone = { to, state, isNew: !isReplacing || gone?.isNew === true }
        history.replace(to, { ...(state as object | null), over })
      } else if (isReplacing) history.replace(to, state)
      else history.push(to, state)
    },
    /** Whether the page below is shown again and has gone elsewhere meanwhile; then the history follows. */
    isGone(): boolean {
      if (gone === undefined || places.length > 0) return false
      const { to, state, isNew } = gone
      gone = undefined
      if (isNew) history.push(to, state)
      else history.replace(to, history.location.state)
      return true
    },

    /** Closes the question about leaving, which has no entry. */
    closeQuestion: () => overlays.all()[places.length]?.close(),
    /** Closes what the step just taken leads out of, the topmost first. True where it minds: the step is taken back. */
    isMinded(delta: number): boolean {
      const left = places.filter((place) => place <= steps.here()).length
      const closing = overlays.all().slice(left).reverse()
      if (closing.some(({ minds }) => minds())) {
        steps.by(-delta)
        closing[0]?.close()
        return true
      }
      places = places.slice(0, left)
      overlays.forget(closing)
      for (const overlay of closing) overlay.close()
      return false
    },

    /** Leaves the entry of something that is no longer open, after a reload or on going forward: it has no use. */
    passOver(): void {
      const base = baseHere()
      if (base !== undefined && !places.includes(steps.here())) steps.to(base)
    },
  }
}
