import { useCallback, useSyncExternalStore } from 'react'
import { useOpenPage } from './page-context.ts'

/** A parameter in the page's address, or null if the address doesn't have it. */
export function useAddressParam(
  name: string,
): [value: string | null, write: (value: string, options?: { replace?: boolean }) => void] {
  const { address } = useOpenPage().session
  const search = useSyncExternalStore(address.subscribe, address.search)
  const write = useCallback(
    (value: string, options?: { replace?: boolean }) => {
      const params = new URLSearchParams(address.search())
      params.set(name, value)
      address.write(`?${params}`, options)
    },
    [address, name],
  )
  return [new URLSearchParams(search).get(name), write]
}
