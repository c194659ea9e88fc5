import { useEffect, useRef } from 'react'

/** Calls `open` on Ctrl+K or ⌘K. Does nothing while a dialog has the focus. */
export function useSearchKeys(open: () => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  }, [open])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!hasModifier || event.key.toLowerCase() !== 'k') return
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
