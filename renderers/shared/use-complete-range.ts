import type { Dayjs } from 'dayjs'
import { useMemo, useReducer } from 'react'

type Half = Dayjs | null | undefined

interface CompleteRangeProps {
  /** Start and end as strings. Undefined if there is no range. */
  ends: readonly [string, string] | undefined
  read: (end: string) => Dayjs | null
  /** Called with start and end, or with undefined after both were cleared. */
  onChange: (range: readonly [Dayjs, Dayjs] | undefined) => void
}

/**
 * Props of antd's range pickers for a value that is a complete range or undefined. Each input may be empty,
 * because antd would keep the focus in an input that must not be empty. On blur, an incomplete range is
 * replaced by the previous value.
 */
export function useCompleteRange({ ends, read, onChange }: CompleteRangeProps) {
  const [resetCount, reset] = useReducer((count: number) => count + 1, 0)
  const [from, to] = ends ?? []
  // A new value object resets the picker's incomplete selection, so each change of `resetCount`
  // creates a new object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const value = useMemo<[Half, Half]>(
    () => (from === undefined || to === undefined ? [null, null] : [read(from), read(to)]),
    [from, to, resetCount],
  )
  const change = (next: readonly [Half, Half] | null) => {
    const [start, end] = next ?? []
    if (start && end) onChange([start, end])
    else if (start || end) reset()
    else onChange(undefined)
  }
  return { value, onChange: change, allowEmpty: [true, true] as [boolean, boolean] }
}
