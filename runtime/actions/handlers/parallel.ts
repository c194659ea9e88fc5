import type { ParallelStep } from '#schemas'
import { type ActionContext, type Outcome, STOP, type StepRun } from '../context.ts'

/** Runs chains side by side. All of them end, then the first failure is thrown; one that stops ends the action. */
export async function parallelAction(
  { branches }: ParallelStep,
  context: ActionContext,
  { at, runSteps }: StepRun,
): Promise<Outcome> {
  const ends = await Promise.allSettled(
    branches.map((steps, index) =>
      runSteps(steps, context, { page: at.page, pointer: `${at.pointer}/branches/${index}` }),
    ),
  )
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return ends.some((end) => end.status === 'fulfilled' && end.value === STOP) ? STOP : undefined
}
