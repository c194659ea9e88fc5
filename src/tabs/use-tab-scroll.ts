import { useEffect, useRef } from 'react'

/**
 * Scrolls the tab bar with the mouse wheel. When another tab becomes the current tab, or when the width of the
 * bar changes, scrolls the current tab into view.
 */
export function useTabScroll(active: string | undefined, isThere: boolean) {
  const bar = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const scroller = bar.current
    // The listener is added without React. React's listener is passive, so the page would scroll too.
    const onWheel = (event: WheelEvent) => {
      if (!scroller || scroller.scrollWidth <= scroller.clientWidth || event.deltaX !== 0) return
      event.preventDefault()
      scroller.scrollLeft += event.deltaY
    }
    scroller?.addEventListener('wheel', onWheel, { passive: false })
    return () => scroller?.removeEventListener('wheel', onWheel)
  }, [])

  useEffect(() => {
    const scroller = bar.current
    if (!isThere || !scroller) return
    const showActive = () => {
      const tab = [...scroller.children].find(
        (each) => each instanceof HTMLElement && each.dataset.path === active,
      )
      // `scrollIntoView` isn't used, because it would also scroll the page.
      if (tab instanceof HTMLElement) show(tab, scroller)
    }
    showActive()
    const observer = new ResizeObserver(showActive)
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [active, isThere])

  return bar
}

/** Width in px of the neighbouring tab that stays visible after scrolling. */
const VISIBLE_NEIGHBOUR_PX = 24

function show(tab: HTMLElement, bar: HTMLElement): void {
  const [start, end] = [
    tab.offsetLeft - VISIBLE_NEIGHBOUR_PX,
    tab.offsetLeft + tab.offsetWidth + VISIBLE_NEIGHBOUR_PX,
  ]
  if (start < bar.scrollLeft) bar.scrollLeft = start
  else if (end > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = end - bar.clientWidth
}
