import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRuntime } from '#runtime'
import type { ShopOption } from '#schemas'

const TYPING_PAUSE_MS = 250
const KEPT_MS = 5 * 60_000

/** Shops for a picker: those that match what is typed, and those already chosen, whose names a deep link lacks. */
export function useShopOptions(open: boolean, keyword: string, chosen: readonly string[]) {
  const { http } = useRuntime()
  const typed = usePaused(keyword.trim())
  const ids = [...chosen].sort().join(',')
  const found = useQuery({
    queryKey: ['shop.options', 'keyword', typed],
    queryFn: ({ signal }) =>
      http.call<ShopOption[]>('shop.options', typed ? { keyword: typed } : {}, { signal }),
    enabled: open,
    staleTime: KEPT_MS,
    placeholderData: (before) => before,
  })
  const named = useQuery({
    queryKey: ['shop.options', 'ids', ids],
    queryFn: ({ signal }) => http.call<ShopOption[]>('shop.options', { ids }, { signal }),
    enabled: ids !== '',
    staleTime: KEPT_MS,
    placeholderData: (before) => before,
  })
  return {
    found: found.data ?? [],
    named: named.data ?? [],
    isLoading: found.isFetching,
    failed: found.isError,
  }
}

/** The value as it was when it last rested for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
