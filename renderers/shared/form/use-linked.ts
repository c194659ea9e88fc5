import { useLayoutEffect, useRef } from 'react'
import { useAddressParam } from '#runtime'

interface Linked {
  /** Name of the URL parameter. */
  name: string
  /** Called with the parameter after each change of the address. Null if it is missing. */
  take: (value: string | null) => void
}

/** Binds a value of a form to a URL parameter, so links and the back button work. Returns its setter. */
export function useLinked({ name, take }: Linked) {
  const [value, write] = useAddressParam(name)
  const latest = useRef(take)
  const taken = useRef<string | null>(null)
  useLayoutEffect(() => {
    latest.current = take
  })
  useLayoutEffect(() => {
    if (taken.current === value) return
    taken.current = value
    latest.current(value)
  }, [value])
  return write
}
