import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 250

/**
 * Returns the value with a delay. A new value is returned only after it has stayed the same for a short time.
 */
export function useDebounced(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
