import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type FieldSettings, useRuntime } from '#runtime'
import { readDepartTree } from '../../shared/picker/depart-nodes.ts'
import type { ValueNames } from '../../shared/picker/names-view.tsx'
import type { DeptPickerFieldProps } from './schema.ts'

const CACHE_MS = 5 * 60_000

/** Loads the names of all stored departments in one request. */
export function useNames(
  { valueKey: value = 'id' }: FieldSettings<DeptPickerFieldProps>,
  stored: readonly string[],
): ValueNames {
  const { http } = useRuntime()
  // The request separates values by commas. No department id or code contains a comma.
  const requested = [...stored]
    .filter((one) => !one.includes(','))
    .sort()
    .join(',')
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['depart-names', value, requested],
    queryFn: ({ signal }) =>
      http.call('depart.byIds', { [value === 'id' ? 'ids' : 'orgCodes']: requested }, { signal }),
    enabled: requested !== '',
    staleTime: CACHE_MS,
    placeholderData: keepPreviousData,
  })
  const isSettled = data !== undefined && !isPlaceholderData
  return useMemo(() => {
    const known = new Map(readDepartTree(data).map((depart) => [depart[value], depart.name]))
    return { known, isSettled }
  }, [data, value, isSettled])
}
