import { type RefObject, useEffect, useState } from 'react'

/** Scroll position in px below which scrolling down hides the header. */
const HIDE_AFTER_PX = 100

interface Scroll {
  y: number
  lastY: number
  /** True if the user types in the header, or if a popover of the header is open. */
  isInUse: boolean
}

/**
 * Matches the parts of a header in use. The focus of a button doesn't count, because a closed drawer or
 * dialog returns the focus to the button that opened it.
 */
const IN_USE = 'input:focus, [aria-haspopup][aria-expanded="true"]'

/**
 * True if the header is hidden after scrolling. Scrolling down hides the header, and scrolling up shows it.
 */
export function isHiddenAfter({ y, lastY, isInUse }: Scroll): boolean {
  return y > HIDE_AFTER_PX && y > lastY && !isInUse
}

/** True while the header is hidden. The header is shown when one of its elements gets the focus. */
export function useHeaderHidden(header: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isHidden, setHidden] = useState(false)

  useEffect(() => {
    const element = header.current
    if (!isOn || !element) return
    let lastY = scrollY
    const update = () => {
      const y = scrollY
      const isInUse = element.querySelector(IN_USE) !== null
      if (y !== lastY) setHidden(isHiddenAfter({ y, lastY, isInUse }))
      lastY = y
    }
    const show = () => setHidden(false)
    addEventListener('scroll', update, { passive: true })
    element.addEventListener('focusin', show)
    return () => {
      removeEventListener('scroll', update)
      element.removeEventListener('focusin', show)
      show()
    }
  }, [header, isOn])

  return isHidden
}
