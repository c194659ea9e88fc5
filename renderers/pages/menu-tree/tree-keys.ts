import type { KeyboardEvent } from 'react'
import type { Entry, Step } from './grove.ts'
import type { Moving } from './use-moving.ts'

interface KeyWalk {
  rows: readonly Entry[]
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  moving: Moving
  goTo: (index: number) => void
}

const steps: Readonly<Record<string, Step | undefined>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/**
 * What keys do on a row: arrows walk, open and close; with Alt they move the entry itself past its neighbours, into the
 * one before or out of its parent. Buttons in a row keep their own keys.
 */
export function keyMove(event: KeyboardEvent, walk: KeyWalk): void {
  const target = event.target as HTMLElement
  const index = walk.rows.findIndex(({ line }) => line.id === target.dataset.rowKey)
  const entry = walk.rows[index]
  if (!entry) return
  if (event.altKey) moveBy(event, entry, walk)
  else walkBy(event, index, { entry, walk })
}

function moveBy(event: KeyboardEvent, entry: Entry, { moving }: KeyWalk): void {
  const step = steps[event.key]
  if (!step || !moving.isAllowed) return
  event.preventDefault()
  const to = moving.stepOf(entry, step)
  if (to) void moving.moveTo(entry, to)
}

function walkBy(event: KeyboardEvent, index: number, { entry, walk }: { entry: Entry; walk: KeyWalk }): void {
  const { rows, isOpen, toggle, goTo } = walk
  const { id } = entry.line
  const isBranch = entry.children.length > 0
  const isUnfolded = isBranch && isOpen(id)
  const goes: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: () => goTo(index - 1),
    ArrowDown: () => goTo(index + 1),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    ArrowRight: () => (isUnfolded ? goTo(index + 1) : isBranch && toggle(id)),
    ArrowLeft: () => (isUnfolded ? toggle(id) : entry.parent && goTo(rows.indexOf(entry.parent))),
  }
  const go = goes[event.key]
  if (!go) return
  event.preventDefault()
  go()
}
