import { type DragEvent, useState } from 'react'
import { type Entry, type EntryTree, type Side, targetOf } from './entry-tree.ts'
import type { MoveEntry } from './use-move-entry.ts'

/** Props of a row for drag and drop. */
export interface RowDrag {
  isDragged: boolean
  /**
   * Side of this row on which the dragged entry would be dropped, or undefined while the pointer is over
   * another row.
   */
  side: Side | undefined
  /** Props of the drag handle. */
  handle: { draggable: boolean; onDragStart?: (event: DragEvent) => void; onDragEnd?: () => void }
  row: { onDragOver?: (event: DragEvent) => void; onDrop?: (event: DragEvent) => void }
}

interface DropTarget {
  over: Entry
  side: Side
}

/**
 * Returns where an entry is dropped: above the row in its top quarter, below the row in its bottom quarter,
 * and otherwise inside.
 */
function sideAt(event: DragEvent): Side {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const part = (event.clientY - top) / height
  return part < 0.25 ? 'above' : part > 0.75 ? 'below' : 'inside'
}

/** Lets the user drag rows by their handles and drop them. */
export function useDragging(tree: EntryTree, moving: MoveEntry & { isDraggable: boolean }) {
  const [dragged, setDragged] = useState<Entry>()
  const [drop, setDrop] = useState<DropTarget>()
  const end = () => {
    setDragged(undefined)
    setDrop(undefined)
  }
  const target = dragged && drop && targetOf(tree, dragged, drop)

  const of = (entry: Entry): RowDrag => ({
    isDragged: dragged === entry,
    side: target && drop?.over === entry ? drop.side : undefined,
    handle: moving.isDraggable
      ? {
          draggable: true,
          onDragStart: (event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', entry.line.title)
            const row = event.currentTarget.closest('[data-row-key]')
            if (row) event.dataTransfer.setDragImage(row, 16, 16)
            setDragged(entry)
          },
          onDragEnd: end,
        }
      : { draggable: false },
    row: dragged
      ? {
          onDragOver: (event) => {
            const side = sideAt(event)
            if (drop?.over !== entry || drop.side !== side) setDrop({ over: entry, side })
            if (targetOf(tree, dragged, { over: entry, side })) event.preventDefault()
          },
          onDrop: (event) => {
            event.preventDefault()
            const to = targetOf(tree, dragged, { over: entry, side: sideAt(event) })
            end()
            if (to) void moving.moveTo(dragged, to)
          },
        }
      : {},
  })
  return { of, ofBox: { onDragLeave: (event: DragEvent) => leaves(event) && setDrop(undefined) } }
}

const leaves = ({ currentTarget, relatedTarget }: DragEvent) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
