const PATIENCE_MS = 60_000
const SETTLE_MS = 120

declare global {
  interface Window {
    /** Chromium's, with `--expose-gc`. */
    gc?: () => void
  }
}

/** The moment after the next frame was painted. */
export const nextFrame = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))

/** Garbage of what was before, and what the screen still does behind it, are not to be measured. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  window.gc?.()
  await nextFrame()
}

/** The moment at which something holds, painted. */
export async function untilPainted(holds: () => boolean, what: string): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const now = await nextFrame()
    if (holds()) return now
    if (now > deadline) throw new Error(`${what} never appeared`)
  }
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })

/**
 * Milliseconds of the page's one thread until what an action does is drawn and laid out: finer than frames, of which
 * the shortest is 16 ms. What React puts off to a task of its own is in it.
 */
export async function workOf(act: () => void): Promise<number> {
  const began = performance.now()
  act()
  await nextTask()
  await nextTask()
  document.body.getBoundingClientRect()
  return performance.now() - began
}

/** The same, until something holds: however many tasks of its own React takes for it. */
export async function workUntil(act: () => void, holds: () => boolean): Promise<number> {
  const began = performance.now()
  act()
  do {
    await nextTask()
    if (performance.now() > began + PATIENCE_MS) throw new Error('what was awaited never came')
  } while (!holds())
  document.body.getBoundingClientRect()
  return performance.now() - began
}

/** Types a text as a user does: React sees an input event of the browser. */
export function typeInto(input: HTMLInputElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
