import { useEffect } from 'react'
import { StartScreen } from '../app/start-screen.tsx'
import { logOut, passwordChosen } from '../session/session-store.ts'
import { visitorPath } from '../views/visitor/visitor-routes.ts'
import { openFirstPasswordDialog } from './open-dialogs.ts'

async function settle(): Promise<void> {
  if (await openFirstPasswordDialog()) return passwordChosen()
  await logOut()
  window.location.assign(visitorPath('login', ''))
}

/** Strict mode runs effects twice; people are asked once. */
let settling: Promise<void> | undefined

/** Nothing else is open to whoever signed in with a password for one time: he chooses his own, or logs out. */
export function PasswordGate() {
  useEffect(() => {
    settling ??= settle()
    const goOn = () => {
      settling = undefined
    }
    settling.then(goOn, goOn)
  }, [])
  return <StartScreen />
}
