/**
 * Creates a counter of changes for each model. Lists cache counts and totals together with the counter of
 * their model. So a known change makes the list count again.
 */
export function createListChanges() {
  const byModel = new Map<string, number>()
  let ofAnyModel = 0
  const countOf = (model: string) => byModel.get(model) ?? 0
  return {
    /** Returns the number of known changes of a model's records. */
    of: (model: string) => ofAnyModel + countOf(model),
    add: (model: string): void => {
      byModel.set(model, countOf(model) + 1)
    },
    /** Adds a change to every model. */
    addToAll: (): void => {
      ofAnyModel += 1
    },
  }
}

export type ListChanges = ReturnType<typeof createListChanges>
