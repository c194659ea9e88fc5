import { type DragEvent, useState } from 'react'
import { type Entry, type EntryTree, type Side, targetOf } from './entry-tree.ts'
import type { Moving } from './use-moving.ts'

/** What a row has to do with what is dragged. */
export interface RowDrag {
  isDragged: boolean
  /** Where the dragged one would come to stand at this row. */
  side: Side | undefined
  /** What the handle of the row is given. */
  handle: { draggable: boolean; onDragStart?: (event: DragEvent) => void; onDragEnd?: () => void }
  row: { onDragOver?: (event: DragEvent) => void; onDrop?: (event: DragEvent) => void }
}

interface Place {
  over: Entry
  side: Side
}

/** A quarter of a row at either edge means beside it, the middle means in it. */
function sideAt(event: DragEvent): Side {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const part = (event.clientY - top) / height
  return part < 0.25 ? 'above' : part > 0.75 ? 'below' : 'inside'
}

/** Rows that are taken by their handle and put beside or into others. */
export function useDragging(tree: EntryTree, moving: Moving & { isDraggable: boolean }) {
  const [dragged, setDragged] = useState<Entry>()
  const [place, setPlace] = useState<Place>()
  const end = () => {
    setDragged(undefined)
    setPlace(undefined)
  }
  const target = dragged && place && targetOf(tree, dragged, place)

  const of = (entry: Entry): RowDrag => ({
    isDragged: dragged === entry,
    side: target && place?.over === entry ? place.side : undefined,
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
            if (place?.over !== entry || place.side !== side) setPlace({ over: entry, side })
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
  return { of, ofBox: { onDragLeave: (event: DragEvent) => leaves(event) && setPlace(undefined) } }
}

const leaves = ({ currentTarget, relatedTarget }: DragEvent) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
