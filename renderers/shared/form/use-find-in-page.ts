import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const listeners = new Set<() => void>()
let isSearching = false

const isFindShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')

/**
 * Draws all sections when the user presses the keys of find-in-page, because the browser searches only what
 * is drawn.
 */
function handleFindKey(event: KeyboardEvent): void {
  if (isSearching || !isFindShortcut(event)) return
  isSearching = true
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('keydown', handleFindKey, { capture: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('keydown', handleFindKey, { capture: true })
    isSearching = false
  }
}

/** True after the user has opened find-in-page, until the last long form is unmounted. */
export const useFindInPage = (): boolean => useSyncExternalStore(subscribe, () => isSearching)
