import type { KeyboardEvent } from 'react'
import type { TreeRow, TreeState } from '#runtime'

type Walk = Pick<TreeState, 'rows' | 'isOpen' | 'toggle'>

/**
 * What the arrow keys do on a row of a tree, or on the button that opens it: right opens and then goes in, left closes
 * and then goes out, up and down go to the row above and below. Other things in a row keep their own keys.
 */
export function moveInTree(event: KeyboardEvent, walk: Walk): void {
  const target = event.target as HTMLElement
  const row = target.closest<HTMLElement>('tr[data-row-key]')
  if (!row || (target !== row && !('treeToggle' in target.dataset))) return
  const index = walk.rows.findIndex(({ key }) => key === row.dataset.rowKey)
  const at = walk.rows[index]
  const move = at && moves[event.key]
  if (!move) return
  event.preventDefault()
  const wanted = move(at, index, walk)
  if (wanted?.key !== undefined) focusRow(event.currentTarget as HTMLElement, wanted.key)
}

type Move = (at: TreeRow, index: number, walk: Walk) => TreeRow | undefined

const moves: Readonly<Record<string, Move | undefined>> = {
  ArrowRight: (at, index, { rows, isOpen, toggle }) => {
    if (at.hasChildren && isOpen(at.key)) {
      const next = rows[index + 1]
      return next?.parent === at.key ? next : undefined
    }
    if (at.hasChildren && at.key !== undefined) toggle(at.key)
    return undefined
  },
  ArrowLeft: (at, _index, { rows, isOpen, toggle }) => {
    if (!at.hasChildren || !isOpen(at.key)) return rows.find(({ key }) => key === at.parent)
    if (at.key !== undefined) toggle(at.key)
    return undefined
  },
  ArrowUp: (_at, index, { rows }) => rows[index - 1],
  ArrowDown: (_at, index, { rows }) => rows[index + 1],
}

/** The button that opens it, or the row itself. Rows far out of sight of a long table are not there to go to. */
function focusRow(table: HTMLElement, key: string): void {
  const row = table.querySelector<HTMLElement>(`tr[data-row-key="${CSS.escape(key)}"]`)
  const toggle = row?.querySelector<HTMLElement>('[data-tree-toggle]')
  ;(toggle ?? row)?.focus()
}
