import type { Dayjs } from 'dayjs'
import { useMemo, useReducer } from 'react'

type Half = Dayjs | null | undefined

interface CompleteRangeProps {
  /** Start and end of the range as strings, or undefined if there is no range. */
  ends: readonly [string, string] | undefined
  read: (end: string) => Dayjs | null
  /** Called with start and end, or with undefined after the user has cleared both. */
  onChange: (range: readonly [Dayjs, Dayjs] | undefined) => void
}

/**
 * Returns props of antd's range pickers for a value that is either a complete range or undefined. If only one
 * end is selected on blur, the picker shows the previous range again. antd would keep the focus in an input
 * that must not be empty, so each input may be empty.
 */
export function useCompleteRange({ ends, read, onChange }: CompleteRangeProps) {
  const [resetCount, reset] = useReducer((count: number) => count + 1, 0)
  const [from, to] = ends ?? []
  // A new value object discards the incomplete selection of the picker, so each change of `resetCount`
  // creates one.
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
