import { isRecord } from '#schemas/values'
import type { FormEngine } from '../form/form-engine.ts'
import type { FormValues } from '../form/form-values.ts'

/**
 * Name under which a draft contains the results of saved steps. A field of a form can't be called `$saved`.
 */
const SAVED = '$saved'

/**
 * Values for the saved draft of a wizard: the values of its inputs, and the results of its saved steps. The
 * results are a list instead of an object by step. A draft leaves out keys that look like names of secrets,
 * so the result of a step called `password` would be missing.
 */
export function valuesOfWizard(engine: FormEngine): FormValues {
  const results = Object.entries(engine.saved.value).map(([step, result]) => ({ step, result }))
  return { ...engine.typed(), ...(results.length > 0 && { [SAVED]: results }) }
}

/**
 * Restores the values of a draft and the results of its saved steps. Values and results may have any shape.
 */
export function restoreWizard(engine: FormEngine, values: unknown): void {
  engine.restore(values)
  const results = isRecord(values) ? values[SAVED] : undefined
  engine.saved.value = Object.fromEntries(
    (Array.isArray(results) ? results : [])
      .filter(isRecord)
      .flatMap(({ step, result }) => (typeof step === 'string' ? [[step, result] as const] : [])),
  )
}
