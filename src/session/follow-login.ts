import { storeUnsavedWork } from '../tabs/unsaved-work.ts'
import { readToken } from './credentials.ts'
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

/**
 * Reloads this browser tab when another tab has logged the user out, logged in another user or switched the
 * department. Unsaved work is stored, so that the user can restore it after the reload. Returns a function that stops following the login.
 */
export function followLogin(): () => void {
  const token = readToken()
  const checkLogin = () => {
    if (readToken() === token && !hasOtherDepartment()) return
    session.isLeaving = true
    storeUnsavedWork()
    location.reload()
  }
  for (const moment of EVENTS) addEventListener(moment, checkLogin)
  return () => {
    for (const moment of EVENTS) removeEventListener(moment, checkLogin)
  }
}
