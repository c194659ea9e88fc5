import type { ReactNode } from 'react'
import styles from './account.module.css'

interface CardProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** A titled part of the page. */
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
