import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import type { DataRecord } from '#runtime'
import css from './cell.module.css'

/** Opens the details of a table's rows. */
export interface RowDetail {
  /** Address of a row's detail. Undefined if details have no address. */
  hrefOf?: (record: DataRecord) => string
  open: (record: DataRecord) => void
  /** True for the selected row of a master list. */
  isCurrent?: (record: DataRecord) => boolean
}

/** Lets a cell open the detail of its row. Undefined if the rows have no detail. */
export const RowDetailContext = createContext<RowDetail | undefined>(undefined)

/**
 * True for a click without modifier keys. Other clicks are left to the browser: new tab, new window, save.
 */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface AnchorProps {
  href: string
  onNavigate: () => void
  children: ReactNode
}

/** A link that can open in a new tab. A plain click navigates inside the application. */
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

/** Links to the row's detail. Without a detail, shows the value alone. */
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
