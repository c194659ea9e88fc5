import type { KeyboardEvent } from 'react'
import { focusedRow, type TreeWalk, walkByKeys } from '../../shared/tree/walk-by-keys.ts'
import type { Entry, Step } from './grove.ts'
import type { Moving } from './use-moving.ts'

interface KeyWalk extends TreeWalk<Entry> {
  moving: Moving
}

const steps: Readonly<Record<string, Step | undefined>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/**
 * What keys do on a row: arrows walk, open and close; with Alt they move the entry itself past its neighbours, into the
 * one before or out of its parent.
 */
export function keyMove(event: KeyboardEvent, walk: KeyWalk): void {
  if (event.altKey) moveBy(event, walk)
  else walkByKeys(event, walk)
}

function moveBy(event: KeyboardEvent, { rows, moving }: KeyWalk): void {
  const entry = rows[focusedRow(event, rows)]
  const step = steps[event.key]
  if (!entry || !step || !moving.isAllowed) return
  event.preventDefault()
  const to = moving.stepOf(entry, step)
  if (to) void moving.moveTo(entry, to)
}
