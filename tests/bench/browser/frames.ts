const PATIENCE_MS = 60_000
const SETTLE_MS = 200

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
