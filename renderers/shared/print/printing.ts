import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PAPER = 'print'

/**
 * Listeners of the components that draw differently in print. The listeners are global, because the browser
 * prints one document.
 */
const listeners = new Set<() => void>()
/**
 * Active requests for the print layout. The browser's request lasts from the event `beforeprint` to
 * `afterprint`. The request of `printPage` lasts until its data have loaded and the page is printed.
 */
const printRequests = new Set<symbol>()
const browser = Symbol('browser')

const isPaper = (): boolean => matchMedia(PAPER).matches
const isPrinting = (): boolean => printRequests.size > 0 || isPaper()

/**
 * Renders the changes synchronously, because the browser prints the DOM as soon as the event handler returns.
 */
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

/**
 * True while the print layout is active. Components must then draw their whole content, and lists must not be
 * virtual.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting)

/** Activates the print layout. Returns a function that deactivates the layout. */
function startPrintLayout(): () => void {
  const key = Symbol('ready')
  printRequests.add(key)
  notifyListeners()
  return () => {
    printRequests.delete(key)
    notifyListeners()
  }
}

/** Selector of elements that are still loading. Buttons with a spinner don't count. */
const WAITING = '[data-print-sheet] [aria-busy="true"]:not(button)'
const POLL_MS = 50
/** Maximum waiting time before printing, in ms. */
const MAX_WAIT_MS = 5_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Activates the print layout, waits until its content has loaded, and opens the print dialog. */
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
