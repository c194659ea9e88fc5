import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListPage } from '#schemas'
import type { AppError } from '#schemas/errors'
import { daysOfMonth, type Month } from '../../calendar/month.ts'
import { durationMs } from '../../data/use-operation.ts'
import { toAppError } from '../../page/errors.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import { useRuntime } from '../../runtime-context.ts'
import { loadRows, type RowsPlace } from '../load-rows.ts'
import type { RowsAnswer } from '../pagination.ts'
import { useNarrowedQuery } from '../use-narrowed-query.ts'

/** Maximum number of rows that the calendar shows for a month. */
const MAX_MONTH_ROWS = 1000

/** Rows of a month. */
export interface MonthRows {
  /** Rows by day, `YYYY-MM-DD`, in the order of the list. */
  byDay: ReadonlyMap<string, readonly DataRecord[]>
  /** Number of loaded rows. */
  count: number
  /** Number of rows that the month has. */
  total: number
  /** True until the rows of this month have loaded. */
  isLoading: boolean
  /** True while rows are on screen and newer rows are loading. */
  isRefreshing: boolean
  /** Error that is shown instead of the rows, or undefined while rows are shown. */
  error: AppError | undefined
  refresh: () => void
}

const NO_ROWS: RowsAnswer['records'] = []

/** Loads the rows of the current search in which `field`, a date or a time, lies in the month. */
export function useMonthRows(page: ListPage, field: string, month: Month): MonthRows {
  const { http } = useRuntime()
  const range = useMemo(() => {
    const days = daysOfMonth(month)
    return [days[0], days.at(-1)]
  }, [month])
  const { source, query, isReady } = useNarrowedQuery(page, { field, op: 'between', value: range })
  const queryKey = ['data', source.op, query, 'all']
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal, client }) => {
      // The error is shown in place of rows. If rows are on screen, a notification appears instead.
      const isQuiet = client.getQueryData(queryKey) === undefined
      const load = (place: RowsPlace) =>
        http.call<RowsAnswer>(source.op, { ...query, ...place }, { signal, isQuiet })
      return loadRows(load, MAX_MONTH_ROWS, { signal })
    },
    enabled: isReady,
    staleTime: durationMs(source.cache),
  })
  const rows = data?.records ?? NO_ROWS
  return {
    byDay: useMemo(() => groupByDay(rows, field), [rows, field]),
    count: rows.length,
    total: data?.total ?? 0,
    isLoading: isReady && isPending,
    isRefreshing: !isPending && isFetching,
    error: error && !data ? toAppError(error) : undefined,
    refresh: () => void refetch(),
  }
}

const DAY_LENGTH = 'YYYY-MM-DD'.length

function groupByDay(rows: readonly DataRecord[], field: string): MonthRows['byDay'] {
  const byDay = new Map<string, DataRecord[]>()
  for (const row of rows) {
    const day = String(row[field] ?? '').slice(0, DAY_LENGTH)
    byDay.set(day, [...(byDay.get(day) ?? []), row])
  }
  return byDay
}
