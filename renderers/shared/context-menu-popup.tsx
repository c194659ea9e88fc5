import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** One thing to do. */
export interface ContextMenuItem {
  key: string
  /** In the language of the screen. */
  label: string
  disabled?: boolean
  onChoose: () => void
}

/** In pixels of the window. */
export interface MenuPlace {
  x: number
  y: number
}

interface ContextMenuPopupProps {
  label: string
  items: readonly ContextMenuItem[]
  place: MenuPlace
  onClose: () => void
  className: string | undefined
}

/** Distance to the window's edge in pixels. */
const MARGIN = 8

/** The open menu: the first item has the focus, arrows move it, Escape and a press elsewhere close. */
export function ContextMenuPopup({ label, items, place, onClose, className }: ContextMenuPopupProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [{ x, y }, setPlace] = useState(place)

  useLayoutEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = menu.current ?? {}
    setPlace({
      x: Math.max(MARGIN, Math.min(place.x, window.innerWidth - offsetWidth - MARGIN)),
      y: Math.max(MARGIN, Math.min(place.y, window.innerHeight - offsetHeight - MARGIN)),
    })
    choicesIn(menu.current)[0]?.focus({ preventScroll: true })
  }, [place.x, place.y])
  useCloseElsewhere(menu, onClose)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const choices = choicesIn(menu.current)
    const wanted = wantedIndex(event.key, choices.indexOf(event.target as HTMLButtonElement), choices.length)
    if (wanted === undefined) return
    event.preventDefault()
    choices[wanted]?.focus()
  }
  return createPortal(
    <div
      ref={menu}
      className={className}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={{ left: x, top: y }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map(({ key, label: words, disabled = false, onChoose }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={disabled}
          onClick={() => {
            onClose()
            onChoose()
          }}
        >
          {words}
        </button>
      ))}
    </div>,
    document.body,
  )
}

const choicesIn = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLButtonElement>('[role=menuitem]:not(:disabled)') ?? []),
]

function wantedIndex(key: string, now: number, count: number): number | undefined {
  const wanted: Record<string, number> = {
    ArrowDown: (now + 1) % count,
    ArrowUp: (now - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return wanted[key]
}

/** A menu belongs to what it was opened on: once the user presses elsewhere, or that moves away, it goes. */
function useCloseElsewhere(menu: { current: HTMLElement | null }, onClose: () => void) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const open = new AbortController()
    const { signal } = open
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close.current()
    }
    document.addEventListener('pointerdown', closeOutside, { signal, capture: true })
    for (const moved of ['resize', 'blur']) addEventListener(moved, () => close.current(), { signal })
    return () => open.abort()
  }, [menu])
}
