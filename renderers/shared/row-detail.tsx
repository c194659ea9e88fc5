import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import type { DataRecord } from '#runtime'
import css from './cell.module.css'

/** How the cells of a table open the detail page of their row. */
export interface RowDetail {
  /** Returns the address of a row's detail page, or undefined if detail pages have no address. */
  hrefOf?: (record: DataRecord) => string
  open: (record: DataRecord) => void
  /** True for the row that is selected in a master list. */
  isCurrent?: (record: DataRecord) => boolean
}

/** Lets a cell open the detail page of its row. The context is undefined if the rows have no detail page. */
export const RowDetailContext = createContext<RowDetail | undefined>(undefined)

/**
 * True for a click of the primary button without a modifier key. The browser handles other clicks, such as
 * those that open a new tab or window, or save the target.
 */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface AnchorProps {
  href: string
  onNavigate: () => void
  children: ReactNode
}

/**
 * A link to a page of the application. The browser can open the link in a new tab. A plain click navigates
 * inside the application.
 */
export function Anchor({ href, onNavigate, children }: AnchorProps) {
  const click = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onNavigate()
  }
  return (
    <a className={css.link} href={href} onClick={click}>
      {children}
    </a>
  )
}

/** Links to the detail page of the row. If there is none, shows only the value. */
export function DetailLink({ record, children }: { record: DataRecord; children: ReactNode }) {
  const detail = use(RowDetailContext)
  if (!detail) return children
  const { hrefOf, open, isCurrent } = detail
  if (hrefOf)
    return (
      <Anchor href={hrefOf(record)} onNavigate={() => open(record)}>
        {children}
      </Anchor>
    )
  return (
    <button
      type="button"
      className={css.link}
      aria-current={isCurrent?.(record) || undefined}
      onClick={() => open(record)}
    >
      {children}
    </button>
  )
}
