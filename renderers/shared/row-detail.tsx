import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import type { DataRecord } from '#runtime'
import css from './cell.module.css'

/** How the rows of a table open their details. */
export interface RowDetail {
  /** Absent where it has no address of its own. */
  hrefOf?: (record: DataRecord) => string
  open: (record: DataRecord) => void
}

/** Undefined: these rows have no detail. */
export const RowDetailContext = createContext<RowDetail | undefined>(undefined)

/** A plain click is ours; one with a key or another button is the browser's: new tab, new window, save. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface AnchorProps {
  href: string
  follow: () => void
  children: ReactNode
}

/** A real link, so that it can be opened in a new tab, that goes on inside the application when clicked plainly. */
export function Anchor({ href, follow, children }: AnchorProps) {
  const click = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    follow()
  }
  return (
    <a className={css.link} href={href} onClick={click}>
      {children}
    </a>
  )
}

/** Leads to the row's detail; where rows have none, the value alone. */
export function DetailLink({ record, children }: { record: DataRecord; children: ReactNode }) {
  const detail = use(RowDetailContext)
  if (!detail) return children
  const { hrefOf, open } = detail
  if (hrefOf)
    return (
      <Anchor href={hrefOf(record)} follow={() => open(record)}>
        {children}
      </Anchor>
    )
  return (
    <button type="button" className={css.link} onClick={() => open(record)}>
      {children}
    </button>
  )
}
