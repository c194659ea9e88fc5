import { type RefObject, useEffect, useState } from 'react'

/** Only past this many pixels of scrolling does a header go away. */
const HIDE_AFTER_PX = 100

interface Scroll {
  y: number
  lastY: number
  /** The header has the focus or the pointer. */
  isInUse: boolean
}

/** Whether a scroll leaves the header hidden: scrolling down hides it, scrolling up brings it back. */
export function isHiddenAfter({ y, lastY, isInUse }: Scroll): boolean {
  return y > HIDE_AFTER_PX && y > lastY && !isInUse
}

/** Whether the header is out of sight now; the focus brings it back. */
export function useHeaderHidden(header: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    const element = header.current
    if (!isOn || !element) return
    let lastY = scrollY
    const look = () => {
      const y = scrollY
      const isInUse = element.contains(document.activeElement)
      if (y !== lastY) setHidden(isHiddenAfter({ y, lastY, isInUse }))
      lastY = y
    }
    const show = () => setHidden(false)
    addEventListener('scroll', look, { passive: true })
    element.addEventListener('focusin', show)
    return () => {
      removeEventListener('scroll', look)
      element.removeEventListener('focusin', show)
      show()
    }
  }, [header, isOn])

  return isHidden
}
