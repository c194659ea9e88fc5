import { useLayoutEffect, useRef } from 'react'
import { useAddressParam } from '#runtime'

interface Linked {
  /** Name of the parameter. */
  name: string
  /** Takes what the address says from now on; null: it says nothing any more. */
  take: (value: string | null) => void
}

/** Keeps something of a form in the address: a link leads to it, and the way back undoes it. Gives what writes it. */
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
