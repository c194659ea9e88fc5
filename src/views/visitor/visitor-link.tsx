import type { MouseEvent, ReactNode } from 'react'
import styles from './visitor.module.css'
import type { OpenVisitorPage } from './visitor-page.ts'
import { type VisitorPageName, visitorPath } from './visitor-routes.ts'

interface VisitorLinkProps {
  to: VisitorPageName
  go: OpenVisitorPage
  account?: string | undefined
  variant?: 'button'
  children: ReactNode
}

/** A link between visitor pages. If a click opens a new tab or window, the browser handles it. */
export function VisitorLink({ to, go, account, variant, children }: VisitorLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(to, account)
  }
  return (
    <a
      className={variant === 'button' ? styles.button : styles.link}
      href={visitorPath(to, location.search)}
      onClick={follow}
    >
      {children}
    </a>
  )
}
