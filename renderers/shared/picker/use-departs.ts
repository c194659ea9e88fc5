import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from '#runtime'
import { departPlaces } from './depart-places.ts'

const KEPT_MS = 5 * 60_000

/** The tree of departments that the user may see, loaded on demand. */
export function useDeparts(isWanted: boolean) {
  const { http } = useRuntime()
  const { data, isFetching, isError } = useQuery({
    queryKey: ['departs'],
    queryFn: ({ signal }) => http.call('depart.tree', {}, { signal }),
    enabled: isWanted,
    staleTime: KEPT_MS,
  })
  return { places: useMemo(() => departPlaces(data), [data]), isLoading: isFetching, hasFailed: isError }
}
