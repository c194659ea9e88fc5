/**
 * Messages from the server that records have changed. The messages name the models, but don't contain the
 * records.
 */
export interface RecordChanges {
  /** Number of reported changes of a model since sign-in. */
  countOf: (model: string) => number
  /** Reports changes of the named models. Without names, any model may have changed. */
  report: (models?: readonly string[]) => void
  /** Calls the listener after each report. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
}

/** Creates the change reports for a signed-in user. */
export function createRecordChanges(): RecordChanges {
  const counts = new Map<string, number>()
  const listeners = new Set<() => void>()
  let countOfAll = 0

  return {
    countOf: (model) => countOfAll + (counts.get(model) ?? 0),
    report: (models) => {
      if (models === undefined) countOfAll += 1
      for (const model of models ?? []) counts.set(model, (counts.get(model) ?? 0) + 1)
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
