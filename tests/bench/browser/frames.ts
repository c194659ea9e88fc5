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

/** Waits for pending work and collects garbage, so that a measurement includes neither. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  window.gc?.()
  await nextFrame()
}

/** Waits until a condition is true and the next frame is painted. Resolves with the time of that frame. */
export async function untilPainted(isMet: () => boolean, what: string): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const now = await nextFrame()
    if (isMet()) return now
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
 * Time in ms that the main thread needs to render and lay out the effect of an action, including React's
 * deferred tasks. This time is more precise than a count of frames, because a frame lasts 16 ms.
 */
export async function measureWork(act: () => void): Promise<number> {
  const began = performance.now()
  act()
  await nextTask()
  await nextTask()
  document.body.getBoundingClientRect()
  return performance.now() - began
}

/**
 * Like `measureWork`, but measures until a condition is true. React may need any number of tasks until then.
 */
export async function measureWorkUntil(act: () => void, isMet: () => boolean): Promise<number> {
  const began = performance.now()
  act()
  do {
    await nextTask()
    if (performance.now() > began + PATIENCE_MS) throw new Error('the awaited state was never reached')
  } while (!isMet())
  document.body.getBoundingClientRect()
  return performance.now() - began
}

/** Sets the text of an input so that React receives an input event, as if a user had typed. */
export function typeInto(input: HTMLInputElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
