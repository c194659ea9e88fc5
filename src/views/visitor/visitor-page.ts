import type { ComponentType } from 'react'
import type { Message } from '#runtime'
import type { VisitorPageName } from './visitor-routes.ts'

/** Opens a visitor page and passes it the user name entered on this page. */
export type OpenVisitorPage = (page: VisitorPageName, account?: string) => void

/** Props of a visitor page. */
export interface VisitorPageProps {
  go: OpenVisitorPage
  /** User name from the previous page. */
  account: string | undefined
  /** Reason for the end of the last session. */
  note: Message | undefined
  /** Called when the user starts to type, to prefetch the next page. */
  onStart: () => void
  /** Called after a login. The form stays busy until the promise resolves. */
  onSignedIn: () => Promise<void>
}

export type VisitorPage = ComponentType<VisitorPageProps>
