import type { MouseEvent, ReactNode } from 'react'
import styles from './visitor.module.css'
import type { Go } from './visitor-page.ts'
import { type VisitorPageName, visitorPath } from './visitor-routes.ts'

interface VisitorLinkProps {
  to: VisitorPageName
  go: Go
  account?: string | undefined
  look?: 'button'
  children: ReactNode
}

/** A link between visitor pages. Opening in a new tab or window is left to the browser. */
export function VisitorLink({ to, go, account, look, children }: VisitorLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to, account)
  }
  return (
    <a
      className={look === 'button' ? styles.button : styles.link}
      href={visitorPath(to, location.search)}
      onClick={follow}
    >
      {children}
    </a>
  )
}
