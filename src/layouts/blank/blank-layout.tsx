import type { ReactNode } from 'react'
import styles from './blank-layout.module.css'

/** A page without menu, header and tabs. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return <main className={styles.page}>{children}</main>
}
