import { keepUnsaved } from '../tabs/unsaved.ts'
import { readToken } from './credentials.ts'
import { session } from './session-store.ts'

/** Another tab writes, or the browser brings a page back from its cache: the login may be another one since. */
const MOMENTS = ['storage', 'pageshow'] as const

/** Starts this tab anew once its login is gone or somebody else's: nobody acts in another's name. Gives what ends it. */
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
