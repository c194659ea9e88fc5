import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { ListPage } from '#schemas'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import type { Arguments, Http } from '../../http/create-http.ts'
import { useText } from '../../i18n/use-text.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListState } from '../list-state.ts'
import { type OpenRows, useOpenKeys } from '../rows/open-rows.ts'
import {
  branchKeys,
  groupByParent,
  keyIn,
  type TreeShape,
  treeFromChildren,
  treeFromParents,
  visibleRows,
} from './build-tree.ts'
import { type TreeState, useLoadedTree } from './use-loaded-tree.ts'

type ListRows = Pick<ListState, 'rows' | 'rowKey' | 'isLoading'>

/** Structure of a complete tree, or undefined if the page loads branches on demand. */
function shapeOf(
  page: ListPage,
  { rows, rowKey }: Pick<ListRows, 'rows' | 'rowKey'>,
  whole: WholeTree | undefined,
): TreeShape | undefined {
  const tree = page.list.table?.tree
  if (!tree) return undefined
  if ('load' in tree) return wholeShape(whole, { rows, rowKey })
  if ('parentField' in tree) return treeFromParents(rows, rowKey, tree.parentField)
  return treeFromChildren(rows, rowKey, tree.childrenField)
}

/** Visible rows of a tree, and functions that expand and collapse them. */
export function useTree(page: ListPage, list: ListRows, open: OpenRows): TreeState {
  const { rows, rowKey } = list
  const keys = useOpenKeys(open)
  const whole = useWholeTree(page, list)
  const completeShape = useMemo(() => shapeOf(page, { rows, rowKey }, whole), [page, rows, rowKey, whole])
  const { shape, branchOf } = useLoadedTree({ page, list, keys, completeShape })
  const onScreen = useMemo(() => visibleRows(shape, (key) => keys.has(key)), [shape, keys])
  useLoneRoot(isBranched(page) ? onScreen : undefined, open)
  return {
    rows: onScreen,
    isOpen: (key) => key !== undefined && keys.has(key),
    toggle: open.toggle,
    branchOf,
  }
}

/**
 * Expands a tree with a single root when the tree is first shown. Used only for trees whose branches are
 * loaded on demand.
 */
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

/** True if the page loads branches on demand. */
const isBranched = ({ list }: ListPage) => list.table?.tree !== undefined && 'load' in list.table.tree

interface TreeSwitches {
  openAll: () => void
  closeAll: () => void
}

/**
 * Functions that expand or collapse all rows of a tree. In a tree that is too large, the function to expand
 * only shows a warning. Returns undefined while the number of rows is unknown.
 */
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
  '{{count}} rows are too many to expand at once; the limit is {{most}}. Expand the ones you need, or search.'

const formatCount = (whole: WholeTree | undefined) =>
  whole ? `${whole.total.toLocaleString('en-US')}${whole.totalCapped ? '+' : ''}` : ''

/**
 * Returns the number of rows in a tree or, during a search, the number of matches. Returns undefined if the
 * server counts only roots.
 */
export function useTreeTotal(
  page: ListPage,
  list: ListRows & Pick<ListState, 'pagination' | 'search'>,
): Pick<WholeTree, 'total' | 'totalCapped'> | undefined {
  const whole = useWholeTree(page, list)
  return list.search.changed.size > 0 ? list.pagination : whole
}

/**
 * Maximum number of rows in a tree that is loaded at once. For a larger tree, only the number of rows is
 * loaded at first, and each branch is loaded on demand.
 */
const MOST_AT_ONCE = 600
/** Maximum number of rows in one response. */
const PAGE_SIZE = 200
/**
 * Lifetime of the cached tree in ms. Several components of a list share the cache. A refresh reloads the tree
 * immediately.
 */
const FRESH_MS = 10_000

/** The complete tree of a page that loads branches on demand. */
interface WholeTree {
  /** Number of rows. */
  total: number
  totalCapped: boolean
  /** All rows, or undefined if the tree has too many. */
  rows: readonly DataRecord[] | undefined
  parentField: string
}

interface Answer {
  records: readonly DataRecord[]
  total: number
  totalCapped?: boolean
}

/** Reads the number of rows first, because the rows of a large tree aren't used. */
async function readWhole(http: Http, op: string, args: Arguments, signal: AbortSignal) {
  const read = (pageNo: number, pageSize: number) =>
    http.call<Answer>(op, { ...args, pageNo, pageSize } as Arguments, { signal })
  const { total, totalCapped = false } = await read(1, 1)
  if (total > MOST_AT_ONCE) return { total, totalCapped, rows: undefined }
  const pageNos = Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, index) => index + 1)
  const pages = await Promise.all(pageNos.map((pageNo) => read(pageNo, PAGE_SIZE)))
  return { total, totalCapped, rows: pages.flatMap(({ records }) => records) }
}

const wholeOf = ({ list }: ListPage) => {
  const { tree } = list.table ?? {}
  return tree && 'load' in tree ? tree.whole : undefined
}

/**
 * Loads the complete tree after the list's first rows. Returns undefined while loading, or if the page names
 * no operation for the complete tree.
 */
function useWholeTree(page: ListPage, { isLoading }: Pick<ListState, 'isLoading'>): WholeTree | undefined {
  const { http } = useRuntime()
  const evaluation = useEvaluation()
  const whole = wholeOf(page)
  const { op = '', args } = whole?.rows ?? {}
  const own = useMemo(() => evaluation.value(args ?? {}) as Arguments, [evaluation, args])
  const { data } = useQuery({
    queryKey: ['data', op, own, 'whole'],
    queryFn: ({ signal }) => readWhole(http, op, own, signal),
    enabled: whole !== undefined && !isLoading,
    staleTime: FRESH_MS,
  })
  return useMemo(
    () => (data && whole ? { ...data, parentField: whole.parentField } : undefined),
    [data, whole],
  )
}

/** Structure of the complete tree, or undefined if some of its rows are not loaded. */
function wholeShape(
  whole: WholeTree | undefined,
  { rows, rowKey }: Pick<ListState, 'rows' | 'rowKey'>,
): TreeShape | undefined {
  if (!whole?.rows) return undefined
  const below = groupByParent(whole.rows, (record) => keyIn(record, whole.parentField))
  return {
    keyOf: (record) => keyIn(record, rowKey),
    roots: rows,
    childrenOf: (record) => below.get(keyIn(record, rowKey) ?? '') ?? [],
  }
}
