import { keepUnsaved } from '../tabs/unsaved.ts'
import { readToken } from './credentials.ts'
import { session } from './session-store.ts'

/** Events after which the login may have changed: another tab wrote, or the page came from the cache. */
const MOMENTS = ['storage', 'pageshow'] as const

/** Reloads this tab when its login has ended or belongs to another user. Gives the function that stops it. */
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
