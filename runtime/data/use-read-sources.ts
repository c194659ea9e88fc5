import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AppError } from '#schemas/errors'
import { mayRead, rootReads } from '#schemas/expr'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import { toAppError } from '../page/errors.ts'
import { useOpenPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import { durationMs, operationQuery, sourceOf } from './use-operation.ts'

/** Responses of the data sources that a part of a page reads. */
export interface ReadSources {
  /** Responses by the name of their source. */
  data: Readonly<Record<string, unknown>>
  isLoading: boolean
  /** The error of a source that has no response to show. */
  error: AppError | undefined
  retry: () => void
}

/** Loads the data sources of the open page that the expressions of a part read as `data.<source>`. */
export function useReadSources(part: unknown): ReadSources {
  const { http } = useRuntime()
  const { page } = useOpenPage()
  const evaluation = useEvaluation()
  const names = useMemo(() => {
    const reads = rootReads(part, 'data')
    return Object.keys(page.data ?? {}).filter((name) => mayRead(reads, name))
  }, [page, part])
  const queries = useMemo(
    () =>
      names.map((name) => {
        const { op, args, cache } = sourceOf(page, name, `/data/${name}`)
        const reading = { op, args: evaluation.value(args ?? {}) as Arguments }
        return operationQuery(http, reading, { cacheMs: durationMs(cache), showsErrorInPlace: true })
      }),
    [names, page, http, evaluation],
  )
  const results = useQueries({ queries })
  const failed = results.find(({ error, data }) => error && data === undefined)
  return {
    data: Object.fromEntries(names.map((name, index) => [name, results[index]?.data])),
    isLoading: results.some(({ isPending }) => isPending),
    error: failed && toAppError(failed.error),
    retry: () => {
      for (const result of results) void result.refetch()
    },
  }
}
