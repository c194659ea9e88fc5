import { useEffect, useRef } from 'react'

/**
 * Scrolls the tab bar with the mouse wheel. When another tab becomes the current tab, scrolls it into view.
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
    if (!isThere) return
    const tab = [...(bar.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset.path === active,
    )
    // `scrollIntoView` isn't used, because it would also scroll the page.
    if (tab instanceof HTMLElement && bar.current) show(tab, bar.current)
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
