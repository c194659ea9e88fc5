import type { ReactNode } from 'react'
import css from './page-title.module.css'

/** The heading of a page that is not a table's. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className={css.title}>{children}</h1>
}
