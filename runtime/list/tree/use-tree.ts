import { useEffect, useMemo, useRef } from 'react'
import type { ListPage } from '#schemas'
import type { ListState } from '../list-state.ts'
import { type OpenRows, useOpenKeys } from '../rows/open-rows.ts'
import { branchKeys, byChildren, byParent, rowsOnScreen, type TreeShape } from './grow-tree.ts'
import type { TreeState } from './tree-state.ts'
import { useLoadedTree } from './use-loaded-tree.ts'

type ListRows = Pick<ListState, 'rows' | 'rowKey'>

/** The shape of a tree whose rows are all there; undefined where they are read one branch after the other. */
function shapeOf(page: ListPage, { rows, rowKey }: ListRows): TreeShape | undefined {
  const tree = page.list.table?.tree
  if (!tree || 'load' in tree) return undefined
  if ('parentField' in tree) return byParent(rows, rowKey, tree.parentField)
  return byChildren(rows, rowKey, tree.childrenField)
}

/** The rows of a tree on screen, and how they open. */
export function useTree(page: ListPage, list: ListRows, open: OpenRows): TreeState {
  const { rows, rowKey } = list
  const keys = useOpenKeys(open)
  const given = useMemo(() => shapeOf(page, { rows, rowKey }), [page, rows, rowKey])
  const { shape, branchOf } = useLoadedTree({ page, list, keys, given })
  const onScreen = useMemo(() => rowsOnScreen(shape, (key) => keys.has(key)), [shape, keys])
  useLoneRoot(given ? undefined : onScreen, open)
  return {
    rows: onScreen,
    isOpen: (key) => key !== undefined && keys.has(key),
    toggle: open.toggle,
    branchOf,
  }
}

/** What all lies in is open at first where branches are read one after the other: alone it shows nothing of the tree. */
function useLoneRoot(rows: TreeState['rows'] | undefined, open: OpenRows): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const [root, other] = rows ?? []
    if (!root || !isFirst.current) return
    isFirst.current = false
    if (other || !root.hasChildren || root.key === undefined || open.keys().size > 0) return
    open.set(new Set([root.key]))
  }, [rows, open])
}

/** Opens every row of a tree that is all there, or closes it; undefined where parts of it are still to be read. */
export function treeSwitches(
  page: ListPage,
  list: ListRows,
  open: OpenRows,
): { openAll: () => void; closeAll: () => void } | undefined {
  const shape = shapeOf(page, list)
  if (!shape) return undefined
  return { openAll: () => open.set(branchKeys(shape)), closeAll: () => open.set(new Set()) }
}
