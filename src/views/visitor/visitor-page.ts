import type { ComponentType } from 'react'
import type { Message } from '#runtime'
import type { VisitorPageName } from './visitor-routes.ts'

/** Opens another visitor page. `account` is the user name that the user entered on the current page. */
export type OpenVisitorPage = (page: VisitorPageName, account?: string) => void

/** Props of a visitor page. */
export interface VisitorPageProps {
  go: OpenVisitorPage
  /** User name that the user entered on the previous page. */
  account: string | undefined
  /** Reason why the last session ended. */
  note: Message | undefined
  /** Called when the user starts to type, so that the next page can be prefetched. */
  onStart: () => void
  /** Called after a login. The form stays busy until the returned promise resolves. */
  onSignedIn: () => Promise<void>
}

export type VisitorPage = ComponentType<VisitorPageProps>
