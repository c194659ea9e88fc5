import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import css from './context-menu.module.css'
import { type ContextMenuItem, ContextMenuPopup, type MenuPlace } from './context-menu-popup.tsx'

interface ContextMenuProps {
  /** What the menu is called. */
  label: string
  /** What can be done with the thing under the pointer, or in focus; none, and the browser's own menu opens. */
  itemsFor: (target: HTMLElement) => readonly ContextMenuItem[]
  className?: string | undefined
  children: ReactNode
}

interface OpenMenu extends MenuPlace {
  items: readonly ContextMenuItem[]
  /** Where the focus goes back to. */
  opener: HTMLElement
}

/** A menu that appears on right click round its children; also by the menu key and Shift F10. */
export function ContextMenu({ label, itemsFor, className, children }: ContextMenuProps) {
  const [open, setOpen] = useState<OpenMenu>()

  const show = (event: MouseEvent | KeyboardEvent, place: (target: HTMLElement) => MenuPlace) => {
    const target = event.target
    const items = target instanceof HTMLElement ? itemsFor(target) : []
    if (!(target instanceof HTMLElement) || items.length === 0) return
    event.preventDefault()
    setOpen({ ...place(target), items, opener: target })
  }
  const close = () => {
    open?.opener.focus({ preventScroll: true })
    setOpen(undefined)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is inside is what people use. */}
      <div
        className={className}
        onContextMenu={(event) => show(event, (target) => pointOf(event, target))}
        onKeyDown={(event) => {
          if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) show(event, below)
        }}
      >
        {children}
      </div>
      {open && (
        <ContextMenuPopup
          key={`${open.x} ${open.y}`}
          label={label}
          items={open.items}
          place={open}
          onClose={close}
          className={css.menu}
        />
      )}
    </>
  )
}

/** Opens the context menu round an element as a right click on it would: for a button, where there is no right click. */
export function openContextMenuOf(element: HTMLElement): void {
  element.dispatchEvent(new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
}

const below = (target: HTMLElement): MenuPlace => {
  const { left, bottom } = target.getBoundingClientRect()
  return { x: left, y: bottom }
}

/** Without a pointer, as from a key or a button, the browser names the corner of the window. */
const pointOf = ({ clientX, clientY }: MouseEvent, target: HTMLElement): MenuPlace =>
  clientX === 0 && clientY === 0 ? below(target) : { x: clientX, y: clientY }
