import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from '#runtime'
import { readDepartTree } from './depart-nodes.ts'

const CACHE_MS = 5 * 60_000

/** Loads the tree of the departments that the user may see, on demand. */
export function useDeparts(isEnabled: boolean) {
  const { http } = useRuntime()
  const { data, isFetching, isError } = useQuery({
    queryKey: ['departs'],
    queryFn: ({ signal }) => http.call('depart.tree', {}, { signal }),
    enabled: isEnabled,
    staleTime: CACHE_MS,
  })
  return { departs: useMemo(() => readDepartTree(data), [data]), isLoading: isFetching, hasFailed: isError }
}
