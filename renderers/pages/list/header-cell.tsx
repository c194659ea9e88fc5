import type { PointerEvent, ThHTMLAttributes } from 'react'
import { clampWidth } from '#runtime'
import css from './header-cell.module.css'

interface HeaderCellProps extends ThHTMLAttributes<HTMLTableCellElement> {
  /** Called once, with the new width in px, when the edge is let go. */
  resize?: (width: number) => void
}

/** A heading whose edge can be dragged; the column settings have the same by keyboard. */
export function HeaderCell({ resize, children, ...rest }: HeaderCellProps) {
  return (
    <th {...rest}>
      {children}
      {resize && (
        <span
          className={css.edge}
          aria-hidden
          onPointerDown={(event) => drag(event, resize)}
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </th>
  )
}

/** A line follows the pointer; the table itself is drawn anew only at the end. */
function drag(event: PointerEvent<HTMLElement>, resize: (width: number) => void) {
  const edge = event.currentTarget
  const heading = edge.closest('th')
  if (!heading || event.button !== 0) return
  event.preventDefault()
  const start = event.clientX
  const { left, top, width: before } = heading.getBoundingClientRect()
  const widthAt = (x: number) => clampWidth(before + x - start)
  const move = (at: { clientX: number }) =>
    edge.style.setProperty('--left', `${left + widthAt(at.clientX)}px`)
  const end = (at: globalThis.PointerEvent) => {
    edge.removeEventListener('pointermove', move)
    delete edge.dataset.dragged
    if (at.type === 'pointerup' && Math.abs(widthAt(at.clientX) - before) >= 1) resize(widthAt(at.clientX))
  }
  edge.setPointerCapture(event.pointerId)
  edge.dataset.dragged = 'true'
  edge.style.setProperty('--top', `${top}px`)
  move(event)
  edge.addEventListener('pointermove', move)
  edge.addEventListener('pointerup', end, { once: true })
  edge.addEventListener('pointercancel', end, { once: true })
}
