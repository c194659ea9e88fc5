import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const listeners = new Set<() => void>()
let isLooking = false

const isFind = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')

/** The browser looks through what is drawn when its box opens: all of it is, before that. */
function look(event: KeyboardEvent): void {
  if (isLooking || !isFind(event)) return
  isLooking = true
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('keydown', look, { capture: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('keydown', look, { capture: true })
    isLooking = false
  }
}

/** Whether somebody looks for words in the page; true until the last long form is gone. */
export const useFindInPage = (): boolean => useSyncExternalStore(subscribe, () => isLooking)
