import type { IfStep } from '#schemas'
import { type ActionContext, DONE, type Outcome, STOP, type StepRun } from '../context.ts'

/** Runs the steps of one side, then the rest, as one chain: a prompt inside keeps its dialog open over both. */
export async function ifAction(step: IfStep, context: ActionContext, run: StepRun): Promise<Outcome> {
  const side = context.holds(step.when, context) ? 'then' : 'else'
  const at = { page: run.at.page, pointer: `${run.at.pointer}/${side}` }
  return (await run.runSteps(step[side] ?? [], context, at, run.rest)) === STOP ? STOP : DONE
}
