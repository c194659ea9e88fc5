import type { ToastStep } from '#schemas'
import type { ActionContext } from '../context.ts'

/** Shows a message for a moment. */
export function toastAction({ type = 'success', text }: ToastStep, context: ActionContext): undefined {
  context.notify.toast({ type, text: context.text(text, context) })
}
