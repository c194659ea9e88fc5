import { type RefObject, useEffect } from 'react'

/** Distance in px from the end at which no more content is hinted at, because of rounded positions. */
const END_PX = 2

/**
 * Sets `data-more` on an element while its content continues to the right of the visible area. The function
 * `measure` is called after each change of the visible area.
 */
export function useScrollHint(
  scroller: RefObject<HTMLElement | null>,
  measure?: (scroller: HTMLElement) => void,
): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      element.toggleAttribute('data-more', rest > END_PX)
      measure?.(element)
    }
    update()
    const observer = new ResizeObserver(update)
    for (const one of [element, ...element.children]) observer.observe(one)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroller, measure])
}
