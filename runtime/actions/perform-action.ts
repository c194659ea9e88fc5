import type { Action } from '#schemas'
import { isAppError, type SchemaLocation } from '#schemas/errors'
import { failureOf } from '../http/errors.ts'
import { type ActionContext, STOP } from './context.ts'
import { rootOf, wordError } from './errors.ts'
import { handlers } from './handlers.ts'
import { runActions } from './run-actions.ts'

export interface PerformAction {
  action: Action
  context: ActionContext
  at: SchemaLocation
}

/** Runs an action to its end, asking first where it says so. A failure is shown once, and it never rejects. */
export async function performAction({ action, context, at }: PerformAction): Promise<void> {
  try {
    if (!(await isAgreed(action, context))) return
    const outcome = await runActions(handlers, { steps: action.steps, context, at })
    if (outcome !== STOP) context.attempts.forget()
  } catch (error) {
    await showFailure(error, context)
  }
}

/** The question is titled and answered in the action's own words: what is pressed says what it does. */
async function isAgreed({ confirm, tone, label }: Action, context: ActionContext): Promise<boolean> {
  if (confirm === undefined) return true
  const text = context.text(confirm, context)
  const title = context.translate(label)
  return context.notify.confirm({ title, text, okText: title, ...(tone === 'danger' && { tone }) })
}

async function showFailure(error: unknown, context: ActionContext): Promise<void> {
  const failure = failureOf(error)
  if (!failure?.notified) context.notify.toast({ type: 'error', text: wordError(error, context.translate) })
  const root = rootOf(error)
  // What nobody foresaw belongs into the browser's log with its stack.
  if (!isAppError(root)) globalThis.reportError?.(root)
  if (failure?.status === 409) await context.refresh()
}
