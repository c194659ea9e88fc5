import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PAPER = 'print'

/** Whoever draws otherwise on paper. The browser prints one document, so there is one set. */
const listeners = new Set<() => void>()
/** How many ask for paper: the browser between its two events, and a page that is made ready before. */
const asking = new Set<symbol>()
const browser = Symbol('browser')

const isPaper = (): boolean => matchMedia(PAPER).matches
const isPrinting = (): boolean => asking.size > 0 || isPaper()

/** The browser takes its picture when its event returns: what changes is drawn before that. */
function tell(): void {
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

function begin(): void {
  asking.add(browser)
  tell()
}

function end(): void {
  asking.delete(browser)
  tell()
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
  matchMedia(PAPER).addEventListener('change', tell)
}

function unwatch(): void {
  removeEventListener('beforeprint', begin)
  removeEventListener('afterprint', end)
  matchMedia(PAPER).removeEventListener('change', tell)
  asking.delete(browser)
}

/** Whether this is drawn for paper now: whole, nothing left out for speed, and as it was again afterwards. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting)

/** Draws everything as for paper until it is released. */
function holdPaper(): () => void {
  const mine = Symbol('ready')
  asking.add(mine)
  tell()
  return () => {
    asking.delete(mine)
    tell()
  }
}

/** What is still on its way: a drawing whose code is read, a table that asks. Buttons that turn are none. */
const WAITING = '[data-print-sheet] [aria-busy="true"]:not(button)'
const LOOK_MS = 50
/** Longer nobody waits; the paper then shows what is there. */
const PATIENCE_MS = 5_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens the browser's dialog for printing, once all that belongs on paper is drawn. */
export async function printPage(): Promise<void> {
  const release = holdPaper()
  try {
    const end = Date.now() + PATIENCE_MS
    do await sleep(LOOK_MS)
    while (document.querySelector(WAITING) !== null && Date.now() < end)
    globalThis.print()
  } finally {
    release()
  }
}
