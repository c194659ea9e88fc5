import { type Path, parsePath, type To, UNSAFE_createBrowserHistory } from 'react-router-dom'
import { createHistorySteps } from './history-steps.ts'
import type { OpenOverlays } from './open-overlays.ts'
import { createOverlayEntries } from './overlay-entries.ts'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>
type Update = Parameters<Parameters<BrowserHistory['listen']>[0]>[0]

/** The state of an entry whose address means what it says: it is not led to where its tab was left. */
export const AS_WRITTEN = { asWritten: true } as const

/** What the shell has to say to a change of the path; a change of the query alone is the page's own affair. */
export interface HistoryRules {
  /** Whether unsaved work would be lost by leaving a path. */
  losesWork: (pathname: string) => boolean
  /** Asks whether it may be lost. */
  ask: (pathname: string) => Promise<boolean>
  /** Where the tab of a path, named without a query, was left. */
  placeOf: (pathname: string) => string | undefined
  /** Called before another path is shown, with the one that still is. */
  leave: (pathname: string) => void
  /** What lies over the page: each has an entry of its own, which going back takes away with it. */
  overlays: OpenOverlays
}

const isAsWritten = (state: unknown) =>
  typeof state === 'object' && state !== null && 'asWritten' in state && state.asWritten === true

/**
 * The browser's history under the shell's rules. Every link and every call of the router passes here, and so do back
 * and forward: those have happened when they are heard of, so they are taken back while the user is asked. (The
 * router's own blocker needs its data router, which would be 12 KiB more.)
 */
export function createAppHistory(rules: HistoryRules): BrowserHistory {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true })
  const steps = createHistorySteps()
  let shown = history.location
  let isAsking = false
  const entries = createOverlayEntries({ history, steps, overlays: rules.overlays, isHeld: () => isAsking })

  const askThen = async (go: () => void) => {
    if (isAsking) return
    isAsking = true
    const mayGo = await rules.ask(shown.pathname).finally(() => {
      isAsking = false
    })
    if (mayGo) go()
    entries.settle()
  }
  const guarded = (isReplacing: boolean) => {
    const write = isReplacing ? history.replace : history.push
    const change = (to: To, state?: unknown) => {
      const path: Partial<Path> = typeof to === 'string' ? parsePath(to) : to
      const { pathname = shown.pathname, search = '' } = path
      if (pathname === shown.pathname) return entries.writeHere(to, state, isReplacing)
      const isBare = search === '' && !isAsWritten(state)
      const wanted = (isBare && rules.placeOf(pathname)) || to
      const go = () => entries.leaveBy(() => write(wanted, state))
      if (rules.losesWork(shown.pathname)) void askThen(go)
      else go()
    }
    return (to: To, state?: unknown) => steps.whenStill(() => change(to, state))
  }

  const listen: BrowserHistory['listen'] = (listener) => {
    const isHere = ({ location }: Update) => location.pathname === shown.pathname
    const show = (update: Update) => {
      if (!isHere(update)) {
        rules.leave(shown.pathname)
        entries.letGo()
      }
      shown = update.location
      listener(update)
    }
    const arrive = (update: Update) => {
      if (isHere(update) && entries.isGone()) return
      if (!isHere(update) || update.location.search !== shown.search) show(update)
    }
    /** Back or forward, pressed by the user. True where the step was taken back. */
    const isTakenBack = (update: Update) => {
      const delta = update.delta ?? 0
      if (delta === 0) return false
      if (isAsking) {
        steps.by(-delta)
        entries.closeQuestion()
        return true
      }
      if (isHere(update)) return entries.isMinded(delta)
      if (!rules.losesWork(shown.pathname)) return false
      steps.by(-delta)
      void askThen(() => steps.whenStill(() => steps.by(delta)))
      return true
    }

    const stopHearing = history.listen((update) => {
      if (entries.isWriting()) return
      if (update.action !== 'POP') return show(update)
      if (steps.isUnderWay()) {
        steps.done(() => arrive(update))
        return entries.settle()
      }
      if (isTakenBack(update)) return
      arrive(update)
      entries.passOver()
    })
    const stopFollowing = entries.follow()
    entries.passOver()
    return () => {
      stopHearing()
      stopFollowing()
    }
  }

  return {
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: (delta) => steps.whenStill(() => history.go(delta)),
    push: guarded(false),
    replace: guarded(true),
    listen,
  }
}
