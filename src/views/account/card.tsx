import type { ReactNode } from 'react'
import styles from './account.module.css'

interface CardProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** A section of the page, with a title. */
export function Card({ title, action, children }: CardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
