import { keepUnsaved } from '../tabs/unsaved.ts'
import { readToken } from './credentials.ts'
import { session } from './session-store.ts'

/**
 * Events after which the login may have changed: another tab wrote, or the page was restored from the cache.
 */
const MOMENTS = ['storage', 'pageshow'] as const

/** Reloads this tab after its login has ended or changed user. Returns a function that stops it. */
export function followLogin(): () => void {
  const token = readToken()
  const look = () => {
    if (readToken() === token) return
    session.isLeaving = true
    keepUnsaved()
    location.reload()
  }
  for (const moment of MOMENTS) addEventListener(moment, look)
  return () => {
    for (const moment of MOMENTS) removeEventListener(moment, look)
  }
}
