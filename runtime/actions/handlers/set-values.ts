import type { SetValuesStep } from '#schemas'
import type { PageParams } from '../../page/page-context.ts'
import type { ActionContext, StepRun } from '../context.ts'
import { nothingToFill } from '../errors.ts'

/** Fills in the page's form; on a list, its search. */
export function setValuesAction(
  { values }: SetValuesStep,
  context: ActionContext,
  { at }: StepRun,
): undefined {
  if (!context.setValues) throw nothingToFill({}, { at })
  context.setValues(context.value(values, context) as PageParams)
}
