import { type Path, parsePath, type To, UNSAFE_createBrowserHistory } from 'react-router-dom'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/** The state of an entry whose address means what it says: it is not led to where its tab was left. */
export const AS_WRITTEN = { asWritten: true } as const

/** What the shell has to say to a change of the path; a change of the query alone is the page's own affair. */
export interface HistoryRules {
  /** Whether unsaved work would be lost by leaving the present path. */
  losesWork: () => boolean
  /** Asks whether it may be lost. */
  ask: () => Promise<boolean>
  /** Where the tab of a path, named without a query, was left. */
  placeOf: (pathname: string) => string | undefined
  /** Called before another path is shown, with the one that still is. */
  leave: (pathname: string) => void
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
  let shown = history.location.pathname
  let isAsking = false
  /** Steps through the history that are ours, not the user's: nobody is asked about them. */
  let isOurStep = false

  const askThen = async (go: () => void) => {
    if (isAsking) return
    isAsking = true
    const mayGo = await rules.ask().finally(() => {
      isAsking = false
    })
    if (mayGo) go()
  }
  const guarded = (write: BrowserHistory['push']) => (to: To, state?: unknown) => {
    const path: Partial<Path> = typeof to === 'string' ? parsePath(to) : to
    const { pathname = shown, search = '' } = path
    if (pathname === shown) return write(to, state)
    const isBare = search === '' && !isAsWritten(state)
    const wanted = (isBare && rules.placeOf(pathname)) || to
    if (rules.losesWork()) void askThen(() => write(wanted, state))
    else write(wanted, state)
  }

  const listen: BrowserHistory['listen'] = (listener) =>
    history.listen((update) => {
      const { pathname } = update.location
      if (isOurStep) {
        isOurStep = false
        if (pathname === shown) return
      } else if (update.action === 'POP' && update.delta && pathname !== shown && rules.losesWork()) {
        const { delta } = update
        isOurStep = true
        history.go(-delta)
        void askThen(() => {
          isOurStep = true
          history.go(delta)
        })
        return
      }
      if (pathname !== shown) rules.leave(shown)
      shown = pathname
      listener(update)
    })

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
    go: history.go,
    push: guarded(history.push),
    replace: guarded(history.replace),
    listen,
  }
}
