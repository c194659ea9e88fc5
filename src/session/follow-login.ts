import { storeUnsavedWork } from '../tabs/unsaved-work.ts'
import { readToken, storeLoginNote } from './credentials.ts'
import { session } from './session-store.ts'
import { readUser } from './stored-login.ts'

/**
 * Events after which the login may have changed. Another browser tab has written to the storage, or the
 * browser shows the page from its cache again.
 */
const EVENTS = ['storage', 'pageshow'] as const

/** True if the user has switched departments in another browser tab. */
function hasOtherDepartment(): boolean {
  const stored = readUser()
  return stored !== undefined && stored.orgCode !== session.user?.orgCode
}

/** What another tab has done. The tab says so after its reload, on the sign-in page or in the application. */
function noteAbout(tokenBefore: string | undefined): string | undefined {
  const token = readToken()
  if (token === undefined) return 'You logged out in another tab.'
  if (token === tokenBefore) return 'You switched the department in another tab.'
  return readUser()?.username === session.user?.username
    ? undefined
    : 'Another user signed in in another tab.'
}

/**
 * Reloads this browser tab when another tab has logged the user out, logged in another user or switched the
 * department. Unsaved work is stored, so that the user can restore it after the reload. Returns a function that stops following the login.
 */
export function followLogin(): () => void {
  const token = readToken()
  const checkLogin = () => {
    if (readToken() === token && !hasOtherDepartment()) return
    const note = noteAbout(token)
    if (note !== undefined) storeLoginNote(note)
    session.isLeaving = true
    storeUnsavedWork()
    location.reload()
  }
  for (const moment of EVENTS) addEventListener(moment, checkLogin)
  return () => {
    for (const moment of EVENTS) removeEventListener(moment, checkLogin)
  }
}
