import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PAPER = 'print'

/** Listeners of components that draw differently in print. Global, because there is one document to print. */
const listeners = new Set<() => void>()
/**
 * Active requests for the print layout. The request of the browser lasts from `beforeprint` to `afterprint`.
 * A request of `printPage` lasts while it waits for data and prints.
 */
const printRequests = new Set<symbol>()
const browser = Symbol('browser')

const isPaper = (): boolean => matchMedia(PAPER).matches
const isPrinting = (): boolean => printRequests.size > 0 || isPaper()

/** Renders changes synchronously, because the browser prints the DOM as it is when its event returns. */
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

/** True while the print layout is active. Components then draw all content, without virtual lists. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting)

/** Activates the print layout until the returned function is called. */
function startPrintLayout(): () => void {
  const key = Symbol('ready')
  printRequests.add(key)
  notifyListeners()
  return () => {
    printRequests.delete(key)
    notifyListeners()
  }
}

/** Selector of loading elements, except buttons with a spinner. */
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
