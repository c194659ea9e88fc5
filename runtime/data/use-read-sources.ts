import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Page } from '#schemas'
import type { AppError } from '#schemas/errors'
import { mayRead, rootReads } from '#schemas/expr'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import { toAppError } from '../page/errors.ts'
import { useOptionalPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import { durationMs, operationQuery, sourceOf } from './use-operation.ts'

/** Responses of the data sources that an element of a page reads. */
export interface ReadSources {
  /** Responses by the name of the data source. */
  data: Readonly<Record<string, unknown>>
  isLoading: boolean
  /** Error of a data source that has no response to show. */
  error: AppError | undefined
  retry: () => void
}

/**
 * Loads the data sources of the open page that the expressions of an element read as `data.<source>`. Outside
 * a page there are no sources. `data` is the same object until a response changes.
 */
export function useReadSources(part: unknown): ReadSources {
  const { http } = useRuntime()
  const page = useOptionalPage()?.page
  const evaluation = useEvaluation()
  const queries = useMemo(() => {
    const reads = rootReads(part, 'data')
    const names = Object.keys(page?.data ?? {}).filter((name) => mayRead(reads, name))
    return names.map((name) => {
      const { op, args, cache } = sourceOf(page as Page, name, `/data/${name}`)
      const reading = { op, args: evaluation.value(args ?? {}) as Arguments }
      const query = operationQuery(http, reading, { cacheMs: durationMs(cache), showsErrorInPlace: true })
      return { name, query }
    })
  }, [part, page, http, evaluation])
  const { data, isLoading, error, refetches } = useQueries({
    queries: queries.map(({ query }) => query),
    combine: (results) => ({
      data: Object.fromEntries(queries.map(({ name }, index) => [name, results[index]?.data])),
      isLoading: results.some(({ isPending }) => isPending),
      error: results.find(({ error, data }) => error && data === undefined)?.error,
      refetches: results.map(({ refetch }) => refetch),
    }),
  })
  return {
    data,
    isLoading,
    error: error ? toAppError(error) : undefined,
    retry: () => {
      for (const refetch of refetches) void refetch()
    },
  }
}
