import { useEffect } from 'react'
import { StartScreen } from '../app/start-screen.tsx'
import { continueAfterPassword, logOut } from '../session/session-store.ts'
import { visitorPath } from '../views/visitor/visitor-routes.ts'
import { openFirstPasswordDialog } from './open-dialogs.ts'

async function settle(): Promise<void> {
  if (await openFirstPasswordDialog()) return continueAfterPassword()
  await logOut()
  window.location.assign(visitorPath('login', ''))
}

/** Promise that the two runs of the effect in Strict Mode share. */
let settling: Promise<void> | undefined

/**
 * Asks for a new password after a login with a one-time password. Logs the user out if no new password is
 * set.
 */
export function PasswordGate() {
  useEffect(() => {
    settling ??= settle()
    const proceed = () => {
      settling = undefined
    }
    settling.then(proceed, proceed)
  }, [])
  return <StartScreen />
}
