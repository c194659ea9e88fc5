import type { ReactNode } from 'react'
import styles from './cup-page.module.css'

interface CupPageProps {
  className: string | undefined
  /** The drawing. */
  cup: ReactNode
  /** What is said beside it. */
  children: ReactNode
  /** Buttons that lead on. */
  ways: ReactNode
}

/** A page that says one thing, beside a drawing, and leads on. */
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
