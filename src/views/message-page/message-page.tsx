import type { ReactNode } from 'react'
import styles from './message-page.module.css'

interface MessagePageProps {
  className: string | undefined
  /** Drawing that is shown above the text. */
  cup: ReactNode
  /** Text of the message. */
  children: ReactNode
  /** Buttons that are shown below the text. */
  actions: ReactNode
}

/** A page with a message, a drawing and buttons. */
export function MessagePage({ className = '', cup, children, actions }: MessagePageProps) {
  return (
    <section className={`${styles.page} ${className}`}>
      {cup}
      <div>
        {children}
        <div className={styles.ways}>{actions}</div>
      </div>
    </section>
  )
}
