import { useEffect, useMemo, useRef } from 'react'
import type { ListPage } from '#schemas'
import { useText } from '../../i18n/use-text.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListState } from '../list-state.ts'
import { type OpenRows, useOpenKeys } from '../rows/open-rows.ts'
import { branchKeys, byChildren, byParent, rowsOnScreen, type TreeShape } from './grow-tree.ts'
import type { TreeState } from './tree-state.ts'
import { useLoadedTree } from './use-loaded-tree.ts'
import { MOST_AT_ONCE, useWholeTree, type WholeTree, wholeShape } from './use-whole-tree.ts'

type ListRows = Pick<ListState, 'rows' | 'rowKey' | 'isLoading'>

/** The shape of a tree whose rows are all there; undefined where they are read one branch after the other. */
function shapeOf(
  page: ListPage,
  { rows, rowKey }: Pick<ListRows, 'rows' | 'rowKey'>,
  whole: WholeTree | undefined,
): TreeShape | undefined {
  const tree = page.list.table?.tree
  if (!tree) return undefined
  if ('load' in tree) return wholeShape(whole, { rows, rowKey })
  if ('parentField' in tree) return byParent(rows, rowKey, tree.parentField)
  return byChildren(rows, rowKey, tree.childrenField)
}

/** The rows of a tree on screen, and how they open. */
export function useTree(page: ListPage, list: ListRows, open: OpenRows): TreeState {
  const { rows, rowKey } = list
  const keys = useOpenKeys(open)
  const whole = useWholeTree(page, list)
  const given = useMemo(() => shapeOf(page, { rows, rowKey }, whole), [page, rows, rowKey, whole])
  const { shape, branchOf } = useLoadedTree({ page, list, keys, given })
  const onScreen = useMemo(() => rowsOnScreen(shape, (key) => keys.has(key)), [shape, keys])
  useLoneRoot(isBranched(page) ? onScreen : undefined, open)
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

/** Branches are read as they open. */
const isBranched = ({ list }: ListPage) => list.table?.tree !== undefined && 'load' in list.table.tree

export interface TreeSwitches {
  openAll: () => void
  closeAll: () => void
}

/** Opens every row of a tree, or closes it; undefined where not all of them are known, nor how many they are. */
export function useTreeSwitches(page: ListPage, list: ListRows, open: OpenRows): TreeSwitches | undefined {
  const { notify } = useRuntime()
  const text = useText()
  const whole = useWholeTree(page, list)
  const shape = shapeOf(page, list, whole)
  if (!shape && !whole) return undefined
  return {
    openAll: () => {
      if (shape) open.set(branchKeys(shape))
      else
        notify.toast({
          type: 'warning',
          text: text(TOO_MANY, { count: formatCount(whole), most: MOST_AT_ONCE }),
        })
    },
    closeAll: () => open.set(new Set()),
  }
}

const TOO_MANY =
  '{{count}} rows are too many to open at once: at most {{most}} can be. Open those you need, or search.'

const formatCount = (whole: WholeTree | undefined) =>
  whole ? `${whole.total.toLocaleString('en-US')}${whole.totalCapped ? '+' : ''}` : ''

/**
 * How many rows a tree has; of a list that is searched, how many match. Undefined where only those at the top are
 * counted, which says nothing.
 */
export function useTreeTotal(
  page: ListPage,
  list: ListRows & Pick<ListState, 'pagination' | 'search'>,
): Pick<WholeTree, 'total' | 'totalCapped'> | undefined {
  const whole = useWholeTree(page, list)
  return list.search.changed.size > 0 ? list.pagination : whole
}
