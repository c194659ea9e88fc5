import type { ReactNode } from 'react'
import styles from './cup-page.module.css'

interface CupPageProps {
  className: string | undefined
  /** The drawing. */
  cup: ReactNode
  /** The text. */
  children: ReactNode
  /** Buttons. */
  ways: ReactNode
}

/** A page with a message, a drawing and buttons. */
export function CupPage({ className = '', cup, children, ways }: CupPageProps) {
  return (
    <section className={`${styles.page} ${className}`}>
      {cup}
      <div>
        {children}
        <div className={styles.ways}>{ways}</div>
      </div>
    </section>
  )
}
