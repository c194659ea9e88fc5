import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PAPER = 'print'

/** Components that draw differently on paper. A single set, because the browser prints one document. */
const listeners = new Set<() => void>()
/**
 * Active requests for the print layout. One lasts from the browser's event before printing to the event after
 * it; others last while a print is prepared.
 */
const printRequests = new Set<symbol>()
const browser = Symbol('browser')

const isPaper = (): boolean => matchMedia(PAPER).matches
const isPrinting = (): boolean => printRequests.size > 0 || isPaper()

/** The browser takes a snapshot when its event returns, so changes are flushed synchronously. */
function notifyListeners(): void {
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

function begin(): void {
  printRequests.add(browser)
  notifyListeners()
}

function end(): void {
  printRequests.delete(browser)
  notifyListeners()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unwatch()
  }
}

function watch(): void {
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  matchMedia(PAPER).addEventListener('change', notifyListeners)
}

function unwatch(): void {
  removeEventListener('beforeprint', begin)
  removeEventListener('afterprint', end)
  matchMedia(PAPER).removeEventListener('change', notifyListeners)
  printRequests.delete(browser)
}

/** True while drawing for paper: everything in full, without virtual lists. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting)

/** Draws the print layout until the returned function is called. */
function startPrintLayout(): () => void {
  const key = Symbol('ready')
  printRequests.add(key)
  notifyListeners()
  return () => {
    printRequests.delete(key)
    notifyListeners()
  }
}

/** Elements that are loading, except buttons with a spinner. */
const WAITING = '[data-print-sheet] [aria-busy="true"]:not(button)'
const POLL_MS = 50
/** Maximum waiting time before printing, in ms. */
const MAX_WAIT_MS = 5_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens the print dialog after the print layout is complete. */
export async function printPage(): Promise<void> {
  const release = startPrintLayout()
  try {
    const end = Date.now() + MAX_WAIT_MS
    do await sleep(POLL_MS)
    while (document.querySelector(WAITING) !== null && Date.now() < end)
    globalThis.print()
  } finally {
    release()
  }
}
