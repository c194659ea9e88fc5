import type { ValidateStep } from '#schemas'
import { type ActionContext, type Outcome, STOP, type StepRun } from '../context.ts'
import { noForm } from '../errors.ts'

/** Shows what is wrong in the page's form; the action ends there unless nothing is. */
export async function validateAction(
  _: ValidateStep,
  context: ActionContext,
  { at }: StepRun,
): Promise<Outcome> {
  if (!context.form) throw noForm({ step: 'validate' }, { at })
  return (await context.form.check()) ? undefined : STOP
}
