import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { scrollOf } from '../../tabs/kept-scroll.ts'

/** Who is in one of these goes on from there: tabs are walked through, a dialog has its own way back. */
const KEEPS_FOCUS = '[data-keeps-focus], [role="dialog"]'

/** After a change of the path: the page begins at its top (a kept one where it was left), has the focus, and its title is told to those who don't see it.
 * Gives the refs of the content and of the place that tells. */
export function useArrival() {
  const { pathname } = useLocation()
  const isNew = useNavigationType() !== 'POP'
  const content = useRef<HTMLElement>(null)
  const teller = useRef<HTMLParagraphElement>(null)
  const [seen, focused] = [useRef(pathname), useRef(pathname)]

  useLayoutEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const place = scrollOf(pathname)
    if (isNew || place !== undefined) scrollTo(0, place ?? 0)
  }, [pathname, isNew, seen])

  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    if (teller.current) teller.current.textContent = document.title
    const holder = document.activeElement
    const isInside = content.current?.contains(holder) === true
    if (!isInside && !holder?.closest(KEEPS_FOCUS)) content.current?.focus({ preventScroll: true })
  }, [pathname, focused])

  return { content, teller }
}
