import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AppError } from '#schemas/errors'
import type { Http } from '../http/create-http.ts'
import type { Arguments } from '../http/to-request.ts'
import { toAppError } from '../page/errors.ts'
import type { Reading } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'

export interface OperationOptions {
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

/** One call as a query: told by operation and arguments, cancelled when nobody waits for it any more. */
export function operationQuery<Result>(
  http: Http,
  { op, args }: Reading,
  { keepMs = 0, toldInPlace = false }: Pick<OperationOptions, 'keepMs' | 'toldInPlace'> = {},
) {
  const queryKey = ['data', op, args]
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => {
      const isQuiet = toldInPlace && client.getQueryData(queryKey) === undefined
      return http.call<Result>(op, args, { signal, isQuiet }).then((result) => result ?? null)
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
