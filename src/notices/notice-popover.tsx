import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { useCloseOnBack, useText } from '#runtime'
import type { Notice } from './notice.ts'
import styles from './notice-popover.module.css'
import { loadNotices } from './notice-store.ts'
import { NoticeTabs } from './notice-tabs.tsx'

/** Path of the page that lists all announcements of the user. */
const MY_ANNOUNCEMENTS = '/isps/userAnnouncement'

interface NoticePopoverProps {
  bell: RefObject<HTMLButtonElement | null>
  /** Closes the popover and moves the focus back to the bell. */
  onClose: () => void
  /** Closes the popover after a press outside the popover. The focus doesn't move. */
  onLeave: () => void
  onChoose: (notice: Notice) => void
}

const FOCUSABLE = 'a[href], button:not([tabindex="-1"])'

/** Keeps the focus inside the popover on Tab, and closes the popover on Escape. */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [first, last] = [stops[0], stops.at(-1)]
  const end = event.shiftKey ? first : last
  if (document.activeElement !== end && document.activeElement !== event.currentTarget) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

function useClickOutside(inside: readonly RefObject<HTMLElement | null>[], leave: () => void): void {
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs stay the same, only their array is new
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!inside.some(({ current }) => current?.contains(target as Node))) latest.current()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
}

/** Popover below the bell, with the unread notices. */
export function NoticePopover({ bell, onClose, onLeave, onChoose }: NoticePopoverProps) {
  const text = useText()
  const panel = useRef<HTMLDivElement>(null)
  const position = useAnchoredPosition(bell)
  useCloseOnBack({ isOpen: true, close: onClose })
  useClickOutside([panel, bell], onLeave)
  useEffect(() => {
    void loadNotices()
    panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [])

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Tab') trapFocus(event)
  }
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      aria-label={text('Unread notices')}
      tabIndex={-1}
      className={styles.popover}
      style={position}
      onKeyDown={press}
    >
      <NoticeTabs onChoose={onChoose} />
      <Link className={`${styles.more} sentence-case`} to={MY_ANNOUNCEMENTS} onClick={onClose}>
        {text('view more')}
      </Link>
    </div>,
    document.body,
  )
}

const GAP = 8

/**
 * Position of the popover below an element, as `--hang-top` and `--hang-right`. The popover is aligned with
 * the element's right edge, lies inside the window, and follows changes of the layout.
 */
function useAnchoredPosition(anchor: RefObject<HTMLElement | null>): CSSProperties {
  const [position, setPosition] = useState<CSSProperties>({})
  useLayoutEffect(() => {
    const follow = () => {
      const { bottom = 0, right = 0 } = anchor.current?.getBoundingClientRect() ?? {}
      const width = document.documentElement.clientWidth
      setPosition({
        '--hang-top': `${bottom + GAP}px`,
        '--hang-right': `${Math.max(GAP, width - right)}px`,
      } as CSSProperties)
    }
    follow()
    addEventListener('resize', follow)
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow)
    }
  }, [anchor])
  return position
}
