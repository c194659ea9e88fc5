import type { Step } from '#schemas'
import { isAppError, type SchemaLocation } from '#schemas/errors'
import { didYouMean } from '../registry/did-you-mean.ts'
import { type ActionContext, type Handler, type Handlers, type Outcome, STOP } from './context.ts'
import { actionFailed, rootOf, stepUnknown } from './errors.ts'

/** Runs the steps in order. The first failure ends the chain and carries the place of its step. */
export function runActions(
  handlers: Handlers,
  { steps, context, at }: { steps: readonly Step[]; context: ActionContext; at: SchemaLocation },
): Promise<Outcome> {
  const runSteps = (steps: readonly Step[], context: ActionContext, at: SchemaLocation, after = nothing) =>
    runFrom(0, steps, context, at, after)

  const runFrom = async (
    start: number,
    steps: readonly Step[],
    context: ActionContext,
    at: SchemaLocation,
    after: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    for (let index = start; index < steps.length; index++) {
      const step = steps[index] as Step
      const place = { page: at.page, pointer: `${at.pointer}/${index}` }
      const rest = () => runFrom(index + 1, steps, context, at, after)
      try {
        const outcome = await handlerOf(handlers, step.do)(step, context, { at: place, rest, runSteps })
        if (outcome !== undefined) return outcome
      } catch (cause) {
        const own = branchFor(step, cause)
        if (!own) throw actionFailed(cause, place)
        const pointer = `${place.pointer}/onError/${own.index}/steps`
        await runSteps(own.steps, context, { page: at.page, pointer })
        return STOP
      }
    }
    return after()
  }
  return runSteps(steps, context, { page: at.page, pointer: `${at.pointer}/steps` })
}

const nothing = async (): Promise<Outcome> => undefined

/** The steps a call names for this failure: the first that fits its code. */
function branchFor(step: Step, cause: unknown): { steps: readonly Step[]; index: number } | undefined {
  if (step.do !== 'call' || !step.onError) return undefined
  const root = rootOf(cause)
  const code = isAppError(root) ? root.code : ''
  const index = step.onError.findIndex(({ codes }) => !codes || codes.includes(code))
  const found = step.onError[index]
  return found && { steps: found.steps, index }
}

/** Each handler takes its own kind of step; the name has chosen it. */
function handlerOf(handlers: Handlers, name: string): Handler<Step> {
  const known = Object.keys(handlers)
  if (!Object.hasOwn(handlers, name)) throw stepUnknown({ name, known, hint: didYouMean(name, known) })
  return handlers[name as keyof Handlers] as Handler<Step>
}
