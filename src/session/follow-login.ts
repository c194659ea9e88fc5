import { storeUnsavedWork } from '../tabs/unsaved-work.ts'
import { readToken } from './credentials.ts'
import { session } from './session-store.ts'

/**
 * Events after which the login may have changed: a write to the storage by another browser tab, and the
 * return to a page in the browser's cache.
 */
const EVENTS = ['storage', 'pageshow'] as const

/**
 * Reloads this browser tab after the user has logged out, or another user has logged in, in another tab.
 * Returns a function that stops this.
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
