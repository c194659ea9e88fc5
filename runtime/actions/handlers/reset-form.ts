import type { ResetFormStep } from '#schemas'
import type { ActionContext, StepRun } from '../context.ts'
import { noForm } from '../errors.ts'

/** Takes the page's form back to what was loaded. */
export function resetFormAction(_: ResetFormStep, context: ActionContext, { at }: StepRun): undefined {
  if (!context.form) throw noForm({ step: 'resetForm' }, { at })
  context.form.reset()
}
