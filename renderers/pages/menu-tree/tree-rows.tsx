import { type KeyboardEvent, useEffect } from 'react'
import { useText } from '#runtime'
import { focusedRow, handleTreeKeys, type TreeNavigation } from '../../shared/tree/tree-node.ts'
import { useVirtualTree } from '../../shared/tree/use-virtual-tree.ts'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import type { Entry, Step } from './entry-tree.ts'
import css from './menu-tree.module.css'
import type { TreeRowsProps } from './row-actions.tsx'
import { TreeRow } from './tree-row.tsx'
import { useDragging } from './use-dragging.ts'
import type { MoveEntry } from './use-move-entry.ts'

/** Row heights in px. These row heights must equal the heights in the CSS file. */
const ROW = 46
const PHONE_ROW = 64
const columns = [
  'Menu or button',
  'Type',
  'Permission code',
  'Address',
  'Component',
  'Order',
  'Shown',
  'Actions',
] as const

/** Virtual rows of the tree. The Tab key can focus only one of the rows. */
export function TreeRows(props: TreeRowsProps) {
  const { title, tree, rows, moving, added, onAddedSeen } = props
  const t = useText()
  const isPhone = useMedia(MOBILE)
  const height = isPhone ? PHONE_ROW : ROW
  const { box, virtual, current, setFocused, goTo } = useVirtualTree(rows, height)
  useEffect(() => {
    const index = added === undefined ? -1 : rows.findIndex(({ line }) => line.id === added)
    if (index < 0) return
    virtual.scrollToIndex(index, { align: 'center' })
    onAddedSeen()
  }, [added, rows, virtual, onAddedSeen])
  const dragging = useDragging(tree, moving)

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
      {/* biome-ignore lint/a11y/useFocusableInteractive: headings don't receive the focus. */}
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

interface KeyWalk extends TreeNavigation<Entry> {
  moving: MoveEntry
}

const steps: Readonly<Record<string, Step | undefined>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/**
 * Handles keys on a row. Arrow keys move the focus, and expand or collapse the row. Arrow keys with Alt move
 * the entry: past a sibling, into the sibling above, or out of its parent.
 */
function keyMove(event: KeyboardEvent, walk: KeyWalk): void {
  if (event.altKey) moveBy(event, walk)
  else handleTreeKeys(event, walk)
}

function moveBy(event: KeyboardEvent, { rows, moving }: KeyWalk): void {
  const entry = rows[focusedRow(event, rows)]
  const step = steps[event.key]
  if (!entry || !step || !moving.isAllowed) return
  event.preventDefault()
  const to = moving.stepOf(entry, step)
  if (to) void moving.moveTo(entry, to)
}
