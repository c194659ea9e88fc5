import type { ReactNode } from 'react'
import styles from './blank-layout.module.css'

interface BlankLayoutProps {
  children: ReactNode
}

/** A page without menu, header and tabs: the content alone. */
export function BlankLayout({ children }: BlankLayoutProps) {
  return <main className={styles.page}>{children}</main>
}
