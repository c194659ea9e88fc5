import { holdPaper } from './printing.ts'

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
