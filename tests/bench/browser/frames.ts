const PATIENCE_MS = 60_000
const SETTLE_MS = 120

declare global {
  interface Window {
    /** Chromium's garbage collection, exposed by `--expose-gc`. */
    gc?: () => void
  }
}

/** Resolves after the next frame is painted. */
export const nextFrame = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))

/** Collects garbage and waits for pending work, so that neither is measured. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  window.gc?.()
  await nextFrame()
}

/** Resolves when a condition is true and painted. */
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
 * Milliseconds of the main thread until an action is rendered and laid out, React's deferred tasks included.
 * Finer than frames, which take at least 16 ms.
 */
export async function workOf(act: () => void): Promise<number> {
  const began = performance.now()
  act()
  await nextTask()
  await nextTask()
  document.body.getBoundingClientRect()
  return performance.now() - began
}

/** Like `workOf`, but measures until a condition is true, even if React needs several tasks. */
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

/** Types a text like a user: React gets an input event. */
export function typeInto(input: HTMLInputElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
