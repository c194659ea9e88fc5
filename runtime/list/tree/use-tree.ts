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
  byChildren,
  byParent,
  groupByParent,
  keyIn,
  rowsOnScreen,
  type TreeShape,
} from './grow-tree.ts'
import { type TreeState, useLoadedTree } from './use-loaded-tree.ts'

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

interface TreeSwitches {
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
  '{{count}} rows are too many to expand at once; the limit is {{most}}. Expand the ones you need, or search.'

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

/** A tree of more rows is counted, and read branch by branch. */
const MOST_AT_ONCE = 600
/** As many as one page has. */
const PAGE_SIZE = 200
/** Several parts of a list ask for it as they are drawn; a refresh reads it anew at once. */
const FRESH_MS = 10_000

/** A tree whose branches are read one after the other, as a whole. */
interface WholeTree {
  /** How many rows there are. */
  total: number
  totalCapped: boolean
  /** All of them; undefined where they are too many. */
  rows: readonly DataRecord[] | undefined
  parentField: string
}

interface Answer {
  records: readonly DataRecord[]
  total: number
  totalCapped?: boolean
}

async function readWhole(http: Http, op: string, args: Arguments, signal: AbortSignal) {
  const read = (pageNo: number) =>
    http.call<Answer>(op, { ...args, pageNo, pageSize: PAGE_SIZE } as Arguments, { signal })
  const { records, total, totalCapped = false } = await read(1)
  if (total > MOST_AT_ONCE) return { total, totalCapped, rows: undefined }
  const rest = Array.from({ length: Math.ceil(total / PAGE_SIZE) - 1 }, (_, index) => read(index + 2))
  const rows = [...records, ...(await Promise.all(rest)).flatMap((page) => page.records)]
  return { total, totalCapped, rows }
}

const wholeOf = ({ list }: ListPage) => {
  const { tree } = list.table ?? {}
  return tree && 'load' in tree ? tree.whole : undefined
}

/** Reads all of a tree once its first rows are there; undefined until then, and where the page names no way to. */
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

/** Its rows below those of the list; undefined where they are not all known. */
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
