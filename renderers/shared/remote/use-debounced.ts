import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 250

/**
 * Returns a new value only after the value hasn't changed for a short time. During this time, returns the
 * previous value.
 */
export function useDebounced(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
