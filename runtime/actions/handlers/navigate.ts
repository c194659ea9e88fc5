import type { NavigateStep } from '#schemas'
import { toQueryText } from '../../list/address.ts'
import type { SearchValues } from '../../list/list-state.ts'
import type { ActionContext, StepRun } from '../context.ts'
import { noPathToPage } from '../errors.ts'

/** Goes to the menu entry that shows the page; values of `query` fill its search. */
export function navigateAction(
  { page, query }: NavigateStep,
  context: ActionContext,
  { at }: StepRun,
): undefined {
  const path = context.pathOf(page)
  if (path === undefined) throw noPathToPage({ page }, { at })
  context.navigate(path + toQueryText(context.value(query ?? {}, context) as SearchValues))
}
