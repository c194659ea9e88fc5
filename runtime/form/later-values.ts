/** Values that are on their way to a field: an upload that is still sent. */
export interface LaterValues {
  later: (work: Promise<(now: unknown) => unknown>) => void
  settled: () => Promise<unknown> | undefined
}

/** Puts each in when it comes, one after another; the field may have no drawing by then. */
export function createLaterValues(read: () => unknown, set: (value: unknown) => void): LaterValues {
  const waiting = new Set<Promise<unknown>>()
  return {
    later: (work) => {
      const putting = work
        .then((change) => set(change(read())))
        // Whoever sends it says why it failed.
        .catch(() => undefined)
        .finally(() => waiting.delete(putting))
      waiting.add(putting)
    },
    settled: () => (waiting.size === 0 ? undefined : Promise.all(waiting)),
  }
}
