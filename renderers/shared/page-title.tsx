import type { ReactNode } from 'react'
import css from './page-title.module.css'

/** Heading of a page that is not a table. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className={css.title}>{children}</h1>
}
