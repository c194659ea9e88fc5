import type { CopyStep } from '#schemas'
import type { ActionContext } from '../context.ts'

/** Copies a text; a browser may refuse it, which is told. */
export async function copyAction({ text }: CopyStep, context: ActionContext): Promise<undefined> {
  const { notify, translate } = context
  try {
    await navigator.clipboard.writeText(context.text(text, context))
    notify.toast({ type: 'success', text: translate('Copied') })
  } catch {
    notify.toast({ type: 'error', text: translate('The browser does not allow copying here.') })
  }
}
