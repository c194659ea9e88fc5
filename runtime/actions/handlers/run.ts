import type { RunStep } from '#schemas'
import type { ActionContext, StepRun } from '../context.ts'

/** Runs a developer's own step; what it gives is the result. */
export async function runAction(
  { handler, args, as }: RunStep,
  context: ActionContext,
  { at }: StepRun,
): Promise<undefined> {
  const own = context.registry.actions.get(handler, { page: at.page, pointer: `${at.pointer}/handler` })
  const { http, notify, translate, record } = context
  const values = context.value(args ?? {}, context) as Readonly<Record<string, unknown>>
  const result = await own.run(values, { http, notify, translate, record })
  if (as !== undefined) context.results[as] = result
}
