import { storeUnsavedWork } from '../tabs/unsaved-work.ts'
import { readToken } from './credentials.ts'
import { session } from './session-store.ts'

/**
 * Events after which the login may have changed. Another browser tab has written to the storage, or the
 * browser shows the page from its cache again.
 */
const EVENTS = ['storage', 'pageshow'] as const

/**
 * Reloads this browser tab when the user has logged out in another tab, or when another user has logged in.
 * Returns a function that stops following the login.
 */
export function followLogin(): () => void {
  const token = readToken()
  const checkLogin = () => {
    if (readToken() === token) return
    session.isLeaving = true
    storeUnsavedWork()
    location.reload()
  }
  for (const moment of EVENTS) addEventListener(moment, checkLogin)
  return () => {
    for (const moment of EVENTS) removeEventListener(moment, checkLogin)
  }
}
