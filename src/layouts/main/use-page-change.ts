import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { savedScroll } from '../../tabs/kept-scroll.ts'

/** Elements that don't lose the focus when the path changes. */
const KEEPS_FOCUS = '[data-keeps-focus], [role="dialog"]'

/**
 * After a change of the path, focuses the content and announces the title to screen readers. Scrolls to the
 * top, or to the last position of a kept page. Returns the refs of the content and of the live region.
 */
export function usePageChange() {
  const { pathname } = useLocation()
  const isNew = useNavigationType() !== 'POP'
  const content = useRef<HTMLElement>(null)
  const liveRegion = useRef<HTMLParagraphElement>(null)
  const [seen, focused] = [useRef(pathname), useRef(pathname)]

  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const scrollTop = savedScroll(pathname)
    if (isNew || scrollTop !== undefined) scrollTo(0, scrollTop ?? 0)
  }, [pathname, isNew, seen])

  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    if (liveRegion.current) liveRegion.current.textContent = document.title
    const holder = document.activeElement
    const isInside = content.current?.contains(holder) === true
    if (!isInside && !holder?.closest(KEEPS_FOCUS)) content.current?.focus({ preventScroll: true })
  }, [pathname, focused])

  return { content, liveRegion }
}
