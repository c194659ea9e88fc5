import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OperationSource, Page } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { Arguments, Http } from '../http/create-http.ts'
import { sourceUnknown, toAppError } from '../page/errors.ts'
import type { Reading } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'

interface OperationOptions {
  /** Off: nothing is asked for. */
  enabled?: boolean
  /** How long an answer is kept, in ms. */
  keepMs?: number
  /** Show the answer to the last arguments until the next is there; right for rows, wrong for a record. */
  keepsPrevious?: boolean
  /** A failure is shown where the answer would stand: while there is none, no notification tells it as well. */
  toldInPlace?: boolean
}

export interface OperationState<Result> {
  data: Result | undefined
  /** No answer is there yet. */
  isLoading: boolean
  /** An answer is there and a newer one is on its way. */
  isRefreshing: boolean
  error: AppError | undefined
  refresh: () => void
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 }

/** Reads a page's `cache`, `30s`, `10m`, `1h`, in ms; 0 where there is none. */
export function keepMsOf(cache: string | undefined): number {
  const [, count = '0', unit = 's'] = /^(\d{1,3})([smh])$/.exec(cache ?? '') ?? []
  return Number(count) * (UNITS[unit] ?? 0)
}

/** Key of an operation's answer among the kept ones. */
export const operationKey = ({ op, args }: Reading) => ['data', op, args]

/** One call as a query: told by operation and arguments, cancelled when nobody waits for it any more. */
export function operationQuery<Result>(
  http: Http,
  reading: Reading,
  { keepMs = 0, toldInPlace = false }: Pick<OperationOptions, 'keepMs' | 'toldInPlace'> = {},
) {
  const queryKey = operationKey(reading)
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => {
      const isQuiet = toldInPlace && client.getQueryData(queryKey) === undefined
      return http.call<Result>(reading.op, reading.args, { signal, isQuiet }).then((result) => result ?? null)
    },
    staleTime: keepMs,
  })
}

/** Reads from the server by operation name. */
export function useOperation<Result = unknown>(
  op: string,
  args: Arguments = {},
  { enabled = true, keepMs = 0, keepsPrevious = false, toldInPlace = false }: OperationOptions = {},
): OperationState<Result> {
  const { http } = useRuntime()
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    ...operationQuery<Result>(http, { op, args }, { keepMs, toldInPlace }),
    enabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
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

/** Who points at one button after the other asks once in this time. */
const AGAIN_AFTER_MS = 30_000

/**
 * Asks the server for what will be drawn soon, and says nothing where that fails: whoever draws it asks again, and
 * tells.
 */
export function usePrefetch(): (reading: Reading) => void {
  const { http } = useRuntime()
  const queries = useQueryClient()
  return useCallback(
    (reading) =>
      void queries.prefetchQuery(
        operationQuery(http, reading, { keepMs: AGAIN_AFTER_MS, toldInPlace: true }),
      ),
    [http, queries],
  )
}

/** The page's operation source of this name; a schema error that names the known ones where there is none. */
export function sourceOf(page: Page, name: string, pointer: string): OperationSource {
  const source = page.data && Object.hasOwn(page.data, name) ? page.data[name] : undefined
  const at: SchemaLocation = { page: page.id, pointer }
  if (!source || !('op' in source)) throw sourceUnknown({ name, known: Object.keys(page.data ?? {}) }, { at })
  return source
}
