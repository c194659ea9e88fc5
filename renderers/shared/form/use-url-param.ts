import { useLayoutEffect, useRef } from 'react'
import { useAddressParam } from '#runtime'

interface UrlParam {
  /** Name of the URL parameter. */
  name: string
  /**
   * Called with the value of the parameter after it has changed in the address. The value is null if the
   * address doesn't contain the parameter.
   */
  onChange: (value: string | null) => void
}

/**
 * Keeps a value of a form in a URL parameter, so that links and the back button work. Returns the function
 * that sets the parameter.
 */
export function useUrlParam({ name, onChange }: UrlParam) {
  const [value, write] = useAddressParam(name)
  const latest = useRef(onChange)
  const last = useRef<string | null>(null)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  useLayoutEffect(() => {
    if (last.current === value) return
    last.current = value
    latest.current(value)
  }, [value])
  return write
}
