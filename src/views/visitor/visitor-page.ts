import type { ComponentType } from 'react'
import type { Message } from '#runtime'
import type { VisitorPageName } from './visitor-routes.ts'

/** Where people go on to, and the user name they bring along. */
export type Go = (page: VisitorPageName, account?: string) => void

/** What each page for people who have not signed in is given. */
export interface VisitorPageProps {
  go: Go
  /** The user name that the page before handed over. */
  account: string | undefined
  /** Why the last session ended. */
  note: Message | undefined
  /** Called when people start to type: time to fetch what comes next. */
  onStart: () => void
  /** Runs while the form still shows that it is busy. */
  onSignedIn: () => Promise<void>
}

export type VisitorPage = ComponentType<VisitorPageProps>
