import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Returns the new index of a dragged row, which is the number of other rows whose middle is above the
 * pointer.
 */
export function indexAt(y: number, rows: readonly { top: number; bottom: number }[], from: number): number {
  return rows.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y).length
}

/**
 * Lets the user sort rows by dragging their handles, with a mouse, a pen or a finger. Escape cancels. The
 * listeners are on the window, because an element loses pointer capture when it moves in the DOM.
 */
export function useDragging(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [start, setStart] = useState<number>()
  const [dragged, setDragged] = useState<number>()
  const currentIndex = useRef(0)

  useEffect(() => {
    if (start === undefined) return
    const put = (to: number) => {
      move(currentIndex.current, to)
      currentIndex.current = to
      setDragged(to)
    }
    const end = () => {
      setStart(undefined)
      setDragged(undefined)
    }
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(list.current?.children ?? [])]
      const to = indexAt(
        clientY,
        rows.map((row) => row.getBoundingClientRect()),
        currentIndex.current,
      )
      if (to === currentIndex.current) return
      put(to)
      rows[to]?.scrollIntoView({ block: 'nearest' })
    }
    const undo = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Stops the event, because it would also close the surrounding drawer.
      event.stopPropagation()
      put(start)
      end()
    }
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', undo, { signal, capture: true })
    return () => over.abort()
  }, [start, list, move])

  const grab = (event: PointerEvent, index: number) => {
    if (event.button !== 0) return
    currentIndex.current = index
    setStart(index)
    setDragged(index)
  }
  return { dragged, grab }
}
