import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListPage } from '#schemas'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import type { Http } from '../../http/create-http.ts'
import type { Arguments } from '../../http/to-request.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListState } from '../list-state.ts'
import { keyIn, type TreeShape } from './grow-tree.ts'

/** A tree of more rows is counted, and read branch by branch. */
export const MOST_AT_ONCE = 600
/** As many as one page has. */
const PAGE_SIZE = 200
/** Several parts of a list ask for it as they are drawn; a refresh reads it anew at once. */
const FRESH_MS = 10_000

/** A tree whose branches are read one after the other, as a whole. */
export interface WholeTree {
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
export function useWholeTree(
  page: ListPage,
  { isLoading }: Pick<ListState, 'isLoading'>,
): WholeTree | undefined {
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
export function wholeShape(
  whole: WholeTree | undefined,
  { rows, rowKey }: Pick<ListState, 'rows' | 'rowKey'>,
): TreeShape | undefined {
  if (!whole?.rows) return undefined
  const below = new Map<string | undefined, DataRecord[]>()
  for (const record of whole.rows) {
    const parent = keyIn(record, whole.parentField)
    const siblings = below.get(parent)
    if (siblings) siblings.push(record)
    else below.set(parent, [record])
  }
  return {
    keyOf: (record) => keyIn(record, rowKey),
    roots: rows,
    childrenOf: (record) => below.get(keyIn(record, rowKey) ?? '') ?? [],
  }
}
