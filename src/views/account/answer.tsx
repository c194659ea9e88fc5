import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRuntime } from '#runtime'
import type { AppError } from '#schemas/errors'

interface AnswerProps<Result> {
  query: UseQueryResult<Result, AppError>
  children: (result: Result) => ReactNode
}

/** Draws an answer of the server; until it is here, that it is loading, and if it cannot be had, why. */
export function Answer<Result>({ query, children }: AnswerProps<Result>) {
  const { Loading, Failed } = useRuntime().registry.states
  const { data, error, isFetching, refetch } = query
  if (data !== undefined && data !== null) return children(data)
  if (error && !isFetching) return <Failed error={error} retry={() => void refetch()} />
  return <Loading />
}
