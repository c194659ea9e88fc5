import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** New index of a dragged row: the number of other rows whose middle is above the pointer. */
export function indexAt(y: number, rows: readonly { top: number; bottom: number }[], from: number): number {
  return rows.filter(({ top, bottom }, index) => index !== from && (top + bottom) / 2 < y).length
}

/**
 * Sorts rows by dragging their handles, with a mouse, a pen or a finger. Escape cancels. Listens on the
 * window, because an element that moves in the DOM loses pointer capture.
 */
export function useDragging(
  list: RefObject<HTMLOListElement | null>,
  move: (from: number, to: number) => void,
) {
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
      // Keeps the surrounding drawer open.
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
