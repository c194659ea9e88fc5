import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '#runtime'
import { formatNumber } from '../../shared/format-number.ts'
import { usePrinting } from '../../shared/print/printing.ts'
import { useScrollHint } from '../../shared/use-scroll-hint.ts'
import css from './table.module.css'

interface ScrollProps {
  /** Accessible name of the table. */
  label: string
  children: ReactNode
  /** Number of lines that are not drawn yet. */
  rest: number
  showMore: (() => void) | undefined
}

/** Sets the width of the pinned groups, and the visible width of a column that is cut off at the right edge. */
function measureColumns(scroller: HTMLElement): void {
  const { right } = scroller.getBoundingClientRect()
  const lefts = [...scroller.querySelectorAll('thead tr:last-child > [data-align]')]
    .map((head) => head.getBoundingClientRect())
    .flatMap((box) => (box.left < right - 1 && box.right > right + 1 ? box.left : []))
  const groups = scroller.querySelector('thead th')?.getBoundingClientRect().width ?? 0
  scroller.style.setProperty('--groups', `${groups}px`)
  scroller.style.setProperty('--cut', `${Math.max(12, right - Math.min(right, ...lefts))}px`)
}

/**
 * A table with fixed headings. The table scrolls horizontally and vertically, also with the keyboard, and hints at
 * columns that are out of view.
 */
export function ScrollTable({ label, children, rest, showMore }: ScrollProps) {
  const t = useText()
  const scroller = useRef<HTMLElement>(null)
  useScrollHint(scroller, measureColumns)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the scrollable area must be reachable by keyboard. */}
      <section ref={scroller} className={css.scroll} aria-label={label} tabIndex={0}>
        <table className={css.table}>{children}</table>
      </section>
      {showMore && (
        <div className={css.more}>
          <Button onClick={showMore}>{t('Show more ({{count}})', { count: formatNumber(rest) })}</Button>
        </div>
      )}
    </>
  )
}

const FIRST = 200
const MORE = 500

/**
 * Returns how many lines are drawn, and `showMore`, which draws more of them. In print, all lines are drawn.
 */
export function useVisibleLines(total: number): { shown: number; showMore: (() => void) | undefined } {
  const [rowLimit, setRowLimit] = useState(FIRST)
  const isPrinting = usePrinting()
  const shown = isPrinting ? total : Math.min(rowLimit, total)
  return { shown, showMore: shown < total ? () => setRowLimit(rowLimit + MORE) : undefined }
}
