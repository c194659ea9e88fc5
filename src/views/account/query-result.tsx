import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRuntime } from '#runtime'
import type { AppError } from '#schemas/errors'

interface QueryResultProps<Result> {
  query: UseQueryResult<Result, AppError>
  children: (result: Result) => ReactNode
}

/** Draws the result of a query, or a placeholder while the query is running, or its error. */
export function QueryResult<Result>({ query, children }: QueryResultProps<Result>) {
  const { Loading, Failed } = useRuntime().registry.states
  const { data, error, isFetching, refetch } = query
  if (data !== undefined && data !== null) return children(data)
  if (error && !isFetching) return <Failed error={error} retry={() => void refetch()} />
  return <Loading />
}
