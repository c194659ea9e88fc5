import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Number of additional rows that are drawn above and below the visible ones. */
const OVERSCAN = 6
/** Size of the scroll container in px that is assumed until the container is measured. */
const INITIAL_SIZE = { width: 1000, height: 900 }

/** The drawn rows of a virtual list, and the heights of the rows before and after them. */
export interface Slice {
  /** Index of the first row that is drawn. */
  from: number
  /** Index of the last row that is drawn, plus 1. */
  to: number
  /** Total height in px of the rows before `from`. `after` is the total height of the rows from `to` on. */
  before: number
  after: number
  /** Reports the measured height of a row, in px. */
  resize: (index: number, size: number) => void
}

interface SliceProps {
  count: number
  keyOf: (index: number) => string
  /** Estimated height of a row, in px. */
  estimate: number
  /** Element that contains the rows, or null until it is mounted. */
  container: HTMLElement | null
  children: (slice: Slice) => ReactNode
}

/** Virtual list that scrolls with its nearest scroll container, such as a drawer, or with the window. */
export function VirtualSlice(props: SliceProps) {
  const { container } = props
  const [box, setBox] = useState<HTMLElement | undefined>()
  useLayoutEffect(() => setBox(container ? scrollerOf(container) : undefined), [container])
  return box ? <BoxSlice {...props} box={box} /> : <WindowSlice {...props} />
}

function WindowSlice({ children, ...props }: SliceProps) {
  const margin = useMargin(props.container, () => -window.scrollY)
  const virtual = useWindowVirtualizer({
    ...optionsOf(props),
    scrollMargin: margin,
    initialOffset: () => window.scrollY,
  })
  return children(sliceOf(virtual, margin))
}

function BoxSlice({ children, box, ...props }: SliceProps & { box: HTMLElement }) {
  const margin = useMargin(props.container, () => box.getBoundingClientRect().top - box.scrollTop)
  const virtual = useVirtualizer({
    ...optionsOf(props),
    scrollMargin: margin,
    getScrollElement: () => box,
    initialOffset: () => box.scrollTop,
  })
  return children(sliceOf(virtual, margin))
}

const optionsOf = ({ count, keyOf, estimate }: Omit<SliceProps, 'children'>) => ({
  count,
  getItemKey: keyOf,
  estimateSize: () => estimate,
  overscan: OVERSCAN,
  initialRect: INITIAL_SIZE,
  // After a scroll, new rows are drawn in the next frame. Until then, the additional rows fill the gap.
  useFlushSync: false,
})

interface Virtual {
  getVirtualItems: () => { index: number; start: number; end: number }[]
  getTotalSize: () => number
  resizeItem: (index: number, size: number) => void
}

function sliceOf(virtual: Virtual, margin: number): Slice {
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    before: (first?.start ?? margin) - margin,
    after: virtual.getTotalSize() - ((last?.end ?? margin) - margin),
    resize: virtual.resizeItem,
  }
}

/** Measures the distance in px from the start of the scroll container to the first row, after each render. */
function useMargin(container: HTMLElement | null, originOf: () => number): number {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    if (container) setMargin(Math.round(container.getBoundingClientRect().top - originOf()))
  })
  return margin
}

function scrollerOf(element: HTMLElement): HTMLElement | undefined {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box)
    if (overflowY === 'auto' || overflowY === 'scroll') return box
  }
  return undefined
}

/**
 * Reports the heights of the drawn rows when they change. `measure` returns the heights of the rows, in the
 * order of the rows.
 */
export function useMeasured(slice: Slice, measure: (container: HTMLElement) => readonly number[]) {
  const latest = useRef(slice)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const reportSizes = useCallback(
    (element: HTMLElement) => {
      const { from, resize } = latest.current
      for (const [offset, size] of measure(element).entries()) if (size > 0) resize(from + offset, size)
    },
    [measure],
  )
  useLayoutEffect(() => {
    latest.current = slice
    if (container) reportSizes(container)
  })
  useLayoutEffect(() => {
    if (!container) return
    const watch = new ResizeObserver(() => reportSizes(container))
    watch.observe(container)
    return () => watch.disconnect()
  }, [container, reportSizes])
  return setContainer
}
