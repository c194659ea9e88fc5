import { createDelayedReload } from './delayed-reload.ts'

/** Represents all models. */
const ANY_MODEL = ''

/** Reports changed models to the pages. All messages within 300 ms result in one report. */
export function createChangeReports(report: (models?: readonly string[]) => void) {
  const models = new Set<string>()
  const reload = createDelayedReload(async () => {
    const changed = [...models]
    models.clear()
    report(changed.includes(ANY_MODEL) ? undefined : changed)
  })
  const now = () => {
    models.add(ANY_MODEL)
    reload.now()
  }
  return {
    ...reload,
    /** Reports that any model may have changed, for example because messages were missed. */
    now,
    ifStale: () => {
      if (reload.isStale()) now()
    },
    /** Reports a changed model within 300 ms. If `model` is undefined, any model may have changed. */
    soon: (model: string | undefined) => {
      models.add(model ?? ANY_MODEL)
      reload.soon()
    },
  }
}
