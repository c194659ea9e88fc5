import { createDelayedReload } from './delayed-reload.ts'

/** Stands for all models. */
const ANY_MODEL = ''

/** Reports changed models to the pages, together for all messages within 300 ms. */
export function createChangeReports(report: (models?: readonly string[]) => void) {
  const models = new Set<string>()
  // If no message came, the socket may have been closed, and any model may have changed.
  const reload = createDelayedReload(async () => {
    const changed = [...models]
    models.clear()
    report(changed.length === 0 || changed.includes(ANY_MODEL) ? undefined : changed)
  })
  return {
    ...reload,
    /** Reports a changed model soon. If undefined, any model may have changed. */
    soon: (model: string | undefined) => {
      models.add(model ?? ANY_MODEL)
      reload.soon()
    },
  }
}
