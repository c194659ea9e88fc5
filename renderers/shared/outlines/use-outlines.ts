import { queryOptions, useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { loadOutlines } from './load-outlines.ts'
import type { Outline } from './outlines.ts'

const outlineQuery = (name: string) =>
  queryOptions({
    queryKey: ['outlines', name],
    queryFn: () => loadOutlines(name),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export interface Outlines {
  /** Outlines of the files that have been loaded. */
  outlines: readonly Outline[]
  isLoading: boolean
  /** True if a file could not be loaded. */
  hasFailed: boolean
  retry: () => void
}

const NONE: readonly Outline[] = []

/** Loads the outlines in several files. */
export function useOutlines(names: readonly string[]): Outlines {
  const combine = useCallback((queries: readonly QueryState[]) => {
    const loaded = queries.flatMap(({ data }) => data ?? NONE)
    const failed = queries.filter(({ isError }) => isError)
    return {
      outlines: loaded,
      isLoading: queries.some(({ isFetching }) => isFetching),
      hasFailed: failed.length > 0,
      retry: () => {
        for (const { refetch } of failed) void refetch()
      },
    }
  }, [])
  return useQueries({ queries: names.map(outlineQuery), combine })
}

interface QueryState {
  data: Outline[] | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}
