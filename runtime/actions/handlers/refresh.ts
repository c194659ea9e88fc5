import type { RefreshStep } from '#schemas'
import type { ActionContext } from '../context.ts'

/** Reads data sources of the page again; the chain goes on without waiting, since what follows needs no rows. */
export function refreshAction({ data }: RefreshStep, context: ActionContext): undefined {
  void context.refresh(data)
}
