import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type PageActions, useText } from '#runtime'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import type { Entry, Grove } from './grove.ts'
import css from './menu-tree.module.css'
import { keyMove } from './tree-keys.ts'
import { TreeRow } from './tree-row.tsx'
import { useDragging } from './use-dragging.ts'
import type { Moving } from './use-moving.ts'

export interface TreeRowsProps {
  title: string
  grove: Grove
  rows: readonly Entry[]
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  /** Ids that the search found; undefined without one. */
  matches: ReadonlySet<string> | undefined
  actions: PageActions
  rowActions: readonly string[] | undefined
  moving: Moving & { isDraggable: boolean }
}

/** In px, as the styles have them. */
const ROW = 46
const PHONE_ROW = 64
/** Rows drawn beyond what is seen, on either side. */
const BEYOND = 8
/** Before the browser has said how high the box is. */
const GUESS = { width: 1000, height: 900 }

const columns = [
  'Menu or button',
  'Kind',
  'Permission code',
  'Address',
  'Component',
  'Order',
  'Shown',
  'Actions',
] as const

/** The rows of the tree; of thousands only those in sight are drawn. One of them has the focus of the keyboard. */
export function TreeRows(props: TreeRowsProps) {
  const { title, grove, rows, moving } = props
  const t = useText()
  const isPhone = useMedia(MOBILE)
  const box = useRef<HTMLDivElement>(null)
  const height = isPhone ? PHONE_ROW : ROW
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.line.id ?? index,
    overscan: BEYOND,
    initialRect: GUESS,
    // A box that is not shown yet has no height; some rows are drawn all the same.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : GUESS)),
    useFlushSync: false,
  })
  const [focused, setFocused] = useState<string>()
  const current = rows.some(({ line }) => line.id === focused) ? focused : rows[0]?.line.id
  const dragging = useDragging(grove, moving)

  const goTo = (index: number) => {
    const entry = rows[index]
    if (!entry) return
    setFocused(entry.line.id)
    virtual.scrollToIndex(index)
    // A row that was out of sight is drawn in the next frame.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(entry.line.id)}"]`)?.focus(),
    )
  }
  const press = (event: KeyboardEvent) => keyMove(event, { ...props, goTo })
  return (
    <div
      ref={box}
      className={css.box}
      role="treegrid"
      aria-label={title}
      aria-rowcount={rows.length + 1}
      onKeyDown={press}
      tabIndex={-1}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: headings are not gone to. */}
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div className={css.head} role="row" aria-rowindex={1}>
        {columns.map((column) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as above.
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <span key={column} role="columnheader">
            {t(column)}
          </span>
        ))}
      </div>
      <div
        className={css.rows}
        role="presentation"
        style={{ height: virtual.getTotalSize() }}
        {...dragging.ofBox}
      >
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const entry = rows[index]
          return (
            entry && (
              <TreeRow
                key={key}
                {...props}
                entry={entry}
                row={{ index, start, height }}
                isCurrent={entry.line.id === current}
                onFocus={() => setFocused(entry.line.id)}
                drag={dragging.of(entry)}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
