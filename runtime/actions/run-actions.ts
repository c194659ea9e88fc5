import type { Action, Step } from '#schemas'
import { didYouMean } from '#schemas'
import { isAppError, type SchemaLocation } from '#schemas/errors'
import { firstMatch } from '../expr/use-evaluation.ts'
import { failureOf } from '../http/errors.ts'
import { type ActionContext, type Handler, type Handlers, type Outcome, STOP } from './context.ts'
import { actionErrorText, actionFailed, rootCauseOf, stepUnknown } from './errors.ts'
import { callHandlers } from './handlers/calls.ts'
import { dialogHandlers } from './handlers/dialogs.ts'
import { fileHandlers } from './handlers/files.ts'
import { flowHandlers } from './handlers/flow.ts'
import { forEach } from './handlers/for-each.ts'
import { formHandlers } from './handlers/form.ts'
import { pageHandlers } from './handlers/pages.ts'

interface ActionRun {
  steps: readonly Step[]
  context: ActionContext
  at: SchemaLocation
}

/** The handlers of all steps, by the name in `do`. A page can't add handlers. */
const handlers: Handlers = Object.freeze({
  ...callHandlers,
  ...dialogHandlers,
  ...fileHandlers,
  ...flowHandlers,
  ...formHandlers,
  ...pageHandlers,
  forEach,
})

/** Runs the steps in order. The first error ends the chain and carries the location of its step. */
export function runActions({ steps, context, at }: ActionRun): Promise<Outcome> {
  const runSteps = (steps: readonly Step[], context: ActionContext, at: SchemaLocation, after = noSteps) =>
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
      const location = { page: at.page, pointer: `${at.pointer}/${index}` }
      const rest = () => runFrom(index + 1, steps, context, at, after)
      try {
        const outcome = await handlerOf(step.do)(step, context, { at: location, rest, runSteps })
        if (outcome !== undefined) return outcome
      } catch (cause) {
        const errorBranch = errorBranchFor(step, cause)
        if (!errorBranch) throw actionFailed(cause, location)
        const pointer = `${location.pointer}/onError/${errorBranch.index}/steps`
        await runSteps(errorBranch.steps, context, { page: at.page, pointer })
        return STOP
      }
    }
    return after()
  }
  return runSteps(steps, context, { page: at.page, pointer: `${at.pointer}/steps` })
}

const noSteps = async (): Promise<Outcome> => undefined

/** Returns the steps of the first entry in the call's `onError` that matches the error's code. */
function errorBranchFor(step: Step, cause: unknown): { steps: readonly Step[]; index: number } | undefined {
  if (step.do !== 'call' || !step.onError) return undefined
  const root = rootCauseOf(cause)
  const code = isAppError(root) ? root.code : ''
  const index = step.onError.findIndex(({ codes }) => !codes || codes.includes(code))
  const found = step.onError[index]
  return found && { steps: found.steps, index }
}

/** Returns the handler of a step. Throws a schema error for an unknown step name. */
function handlerOf(name: string): Handler<Step> {
  const known = Object.keys(handlers)
  if (!Object.hasOwn(handlers, name)) throw stepUnknown({ name, known, hint: didYouMean(name, known) })
  return handlers[name as keyof Handlers] as Handler<Step>
}

export interface PerformAction {
  action: Action
  context: ActionContext
  at: SchemaLocation
}

/** Asks for the action's confirmation, if any, and runs the action. Shows an error once and never rejects. */
export async function performAction({ action, context, at }: PerformAction): Promise<void> {
  try {
    if (!(await askConfirmation(action, context))) return
    const outcome = await runActions({ steps: action.steps, context, at })
    if (outcome !== STOP) context.idempotencyKeys.clear()
  } catch (error) {
    await showError(error, context)
  }
}

/** Asks for the action's confirmation, if one applies. The action's label is both the title and the button of the dialog. */
async function askConfirmation({ confirm, tone, label }: Action, context: ActionContext): Promise<boolean> {
  const question = firstMatch(confirm, (when) => context.isMet(when, context))
  if (question === undefined) return true
  const text = context.text(question.text, context)
  const title = context.translate(label)
  return context.notify.confirm({ title, text, okText: title, ...(tone === 'danger' && { tone }) })
}

async function showError(error: unknown, context: ActionContext): Promise<void> {
  const failure = failureOf(error)
  if (!failure?.notified)
    context.notify.toast({ type: 'error', text: actionErrorText(error, context.translate) })
  const root = rootCauseOf(error)
  // An unexpected error also goes to the browser's console, with its stack.
  if (!isAppError(root)) globalThis.reportError?.(root)
  if (failure?.status === 409) await context.refresh()
}
