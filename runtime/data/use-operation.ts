import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OperationSource, Page } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { Arguments, Http } from '../http/create-http.ts'
import { sourceUnknown, toAppError } from '../page/errors.ts'
import type { OperationCall } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'

interface OperationOptions {
  /** While false, no request is sent. */
  enabled?: boolean
  /** Lifetime of a cached response, in ms. */
  cacheMs?: number
  /**
   * True to show the previous response while a call with new arguments is loading. Don't use it for a single
   * record, which would look like the new one.
   */
  keepsPreviousData?: boolean
  /**
   * True if the caller shows the error where the data would be. An error while data are on screen is shown as
   * a notification.
   */
  showsErrorInPlace?: boolean
}

export interface OperationState<Result> {
  data: Result | undefined
  /** True until the first response. */
  isLoading: boolean
  /** True while a newer response is loading and the previous one is shown. */
  isRefreshing: boolean
  error: AppError | undefined
  refresh: () => void
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 }

/** Converts a duration in a page, such as `30s`, `10m` or `1h`, to ms. An undefined duration is 0. */
export function durationMs(duration: string | undefined): number {
  const [, count = '0', unit = 's'] = /^(\d{1,3})([smh])$/.exec(duration ?? '') ?? []
  return Number(count) * (UNITS[unit] ?? 0)
}

/** Query key of an operation. */
export const operationKey = ({ op, args }: OperationCall) => ['data', op, args]

/** Query of one call. The request is cancelled when no component uses the query any more. */
export function operationQuery<Result>(
  http: Http,
  reading: OperationCall,
  { cacheMs = 0, showsErrorInPlace = false }: Pick<OperationOptions, 'cacheMs' | 'showsErrorInPlace'> = {},
) {
  const queryKey = operationKey(reading)
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => {
      const isQuiet = showsErrorInPlace && client.getQueryData(queryKey) === undefined
      return http.call<Result>(reading.op, reading.args, { signal, isQuiet }).then((result) => result ?? null)
    },
    staleTime: cacheMs,
  })
}

/** Loads the result of a read operation, given its name and arguments. */
export function useOperation<Result = unknown>(
  op: string,
  args: Arguments = {},
  {
    enabled = true,
    cacheMs = 0,
    keepsPreviousData = false,
    showsErrorInPlace = false,
  }: OperationOptions = {},
): OperationState<Result> {
  const { http } = useRuntime()
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    ...operationQuery<Result>(http, { op, args }, { cacheMs, showsErrorInPlace }),
    enabled,
    ...(keepsPreviousData && { placeholderData: keepPreviousData }),
  })
  const refresh = useCallback(() => void refetch(), [refetch])
  return {
    data: (data ?? undefined) as Result | undefined,
    isLoading: enabled && isPending,
    isRefreshing: enabled && !isPending && (isFetching || isPlaceholderData),
    error: error ? toAppError(error) : undefined,
    refresh,
  }
}

/** Minimum interval between two prefetches of the same data, in ms. */
const PREFETCH_INTERVAL_MS = 30_000

/** Prefetches data. Ignores errors, because the component that needs the data repeats the request. */
export function usePrefetch(): (reading: OperationCall) => void {
  const { http } = useRuntime()
  const queries = useQueryClient()
  return useCallback(
    (reading) =>
      void queries.prefetchQuery(
        operationQuery(http, reading, { cacheMs: PREFETCH_INTERVAL_MS, showsErrorInPlace: true }),
      ),
    [http, queries],
  )
}

/** The page's data source with this name. Throws a schema error that lists the known names. */
export function sourceOf(page: Page, name: string, pointer: string): OperationSource {
  const source = page.data && Object.hasOwn(page.data, name) ? page.data[name] : undefined
  const at: SchemaLocation = { page: page.id, pointer }
  if (!source || !('op' in source)) throw sourceUnknown({ name, known: Object.keys(page.data ?? {}) }, { at })
  return source
}
