import { useSyncExternalStore } from 'react'

const CHECK_MS = 60_000

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Current hour of the day. Also follows the clock after the computer has slept. */
export const useHour = (): number => useSyncExternalStore(watchClock, () => new Date().getHours())
