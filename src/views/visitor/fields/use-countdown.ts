import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/**
 * Number of whole seconds until `until`, which is in epoch milliseconds. 0 if `until` has passed or is
 * undefined.
 */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / SECOND_MS))

  useEffect(() => {
    if (until === undefined) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, SECOND_MS)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return left
}
