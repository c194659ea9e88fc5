import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ListPage, OperationSource } from '#schemas'
import type { AppError } from '#schemas/errors'
import { durationMs, operationQuery } from '../../data/use-operation.ts'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import type { Arguments } from '../../http/create-http.ts'
import { toAppError } from '../../page/errors.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListState } from '../list-state.ts'
import { keyIn, type TreeRow, type TreeShape } from './build-tree.ts'

/** Load state of an expanded row's children. */
interface BranchState {
  isLoading: boolean
  error: AppError | undefined
  retry: () => void
  /** True if the children are loaded and the row has none. */
  isEmpty: boolean
  /** Number of children that the response lacks because of its limit. */
  left: number
}

/** Visible rows of a tree, and functions that expand and collapse them. */
export interface TreeState {
  rows: readonly TreeRow[]
  isOpen: (key: string | undefined) => boolean
  toggle: (key: string) => void
  /** State of a row's children, or undefined if the children are not loaded on demand. */
  branchOf: (key: string | undefined) => BranchState | undefined
}

/** Paging arguments that load up to 200 rows. A note tells the user if a row has more children. */
const MOST_ROWS = { pageNo: 1, pageSize: 200 }
const NONE: readonly DataRecord[] = []

interface LoadedTree {
  page: ListPage
  list: Pick<ListState, 'rows' | 'rowKey'>
  keys: ReadonlySet<string>
  /** Structure of the complete tree. If defined, no branches are loaded on demand. */
  completeShape: TreeShape | undefined
}

type Answer = readonly DataRecord[] | { records?: readonly DataRecord[]; total?: number } | null
type Branch = Pick<UseQueryResult<Answer>, 'data' | 'isPending' | 'error'>

const rowsIn = (answer: Answer | undefined): readonly DataRecord[] =>
  (Array.isArray(answer) ? answer : (answer as { records?: readonly DataRecord[] } | null)?.records) ?? NONE

const countOmitted = (answer: Answer | undefined): number => {
  const { total = 0 } = (answer ?? {}) as { total?: number }
  return Math.max(0, total - rowsIn(answer).length)
}

/**
 * Keeps only the data properties of query results, so that `useQueries` returns the same object for equal
 * results.
 */
const readable = (answers: readonly UseQueryResult<Answer>[]): Branch[] =>
  answers.map(({ data, isPending, error }) => ({ data, isPending, error }) as Branch)

/** A tree that loads the children of a row when the row is expanded, at any depth. */
export function useLoadedTree({ page, list, keys, completeShape }: LoadedTree): {
  shape: TreeShape
  branchOf: (key: string | undefined) => BranchState | undefined
} {
  const queries = useQueryClient()
  const queryOf = useBranchQuery(page)
  const { rows, rowKey } = list
  const answered = (record: DataRecord) => rowsIn(queries.getQueryData<Answer>(queryOf(record).queryKey))
  const open = completeShape ? new Map<string, DataRecord>() : openRecords({ rows, rowKey, keys, answered })
  const answers = useQueries({ queries: [...open.values()].map(queryOf), combine: readable })
  const opened = JSON.stringify([...open.keys()])
  const branches = useMemo(
    () => new Map((JSON.parse(opened) as string[]).map((key, index) => [key, answers[index]] as const)),
    [opened, answers],
  )
  const childrenField = markOf(page)
  const shape = useMemo<TreeShape>(
    () =>
      completeShape ?? {
        keyOf: (record) => keyIn(record, rowKey),
        roots: rows,
        childrenOf: (record) => rowsIn(branches.get(keyIn(record, rowKey) ?? '')?.data),
        // An expanded row can always be collapsed, even without children.
        mayHaveChildren: (record) =>
          branches.has(keyIn(record, rowKey) ?? '') ||
          childrenField === undefined ||
          isTrue(record[childrenField]),
      },
    [completeShape, rows, rowKey, childrenField, branches],
  )
  return {
    shape,
    branchOf: (key) => {
      const branch = key === undefined ? undefined : branches.get(key)
      const record = key === undefined ? undefined : open.get(key)
      if (!branch || !record) return undefined
      const { data, isPending, error } = branch
      return {
        isLoading: isPending,
        error: error ? toAppError(error) : undefined,
        retry: () => void queries.refetchQueries({ queryKey: queryOf(record).queryKey }),
        isEmpty: !isPending && !error && rowsIn(data).length === 0,
        left: countOmitted(data),
      }
    },
  }
}

const markOf = ({ list }: ListPage) => {
  const { tree } = list.table ?? {}
  return tree && 'load' in tree ? tree.hasChildrenField : undefined
}

/** True for `true`, `1` and their strings, because servers send different types. */
const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'

interface Opening {
  rows: readonly DataRecord[]
  rowKey: string
  keys: ReadonlySet<string>
  /** Children of a row that are already loaded. */
  answered: (record: DataRecord) => readonly DataRecord[]
}

/** Returns the expanded rows by key, at any depth. Visits each row only once, so that a cycle ends. */
function openRecords({ rows, rowKey, keys, answered }: Opening): Map<string, DataRecord> {
  const open = new Map<string, DataRecord>()
  const waiting = [...rows]
  for (let record = waiting.shift(); record; record = waiting.shift()) {
    const key = keyIn(record, rowKey)
    if (key === undefined || !keys.has(key) || open.has(key)) continue
    open.set(key, record)
    waiting.push(...answered(record))
  }
  return open
}

const NOTHING: OperationSource = { op: '' }

function useBranchQuery(page: ListPage) {
  const { http } = useRuntime()
  const evaluation = useEvaluation()
  const { tree } = page.list.table ?? {}
  const { op, args, cache } = tree && 'load' in tree ? tree.load : NOTHING
  return useCallback(
    (record: DataRecord) => {
      const own = evaluation.value(args ?? {}, { record }) as Arguments
      const reading = { op, args: { ...own, ...MOST_ROWS } as Arguments }
      return operationQuery<Answer>(http, reading, { cacheMs: durationMs(cache) })
    },
    [http, evaluation, op, args, cache],
  )
}
