import type { ConfirmStep } from '#schemas'
import { type ActionContext, type Outcome, STOP } from '../context.ts'

/** Asks first. A 'no' ends the chain quietly: declining is not a failure. */
export async function confirmAction(step: ConfirmStep, context: ActionContext): Promise<Outcome> {
  const { title, text, tone, okText } = step
  const isAgreed = await context.notify.confirm({
    ...(title !== undefined && { title: context.text(title, context) }),
    text: context.text(text, context),
    ...(tone && { tone }),
    ...(okText !== undefined && { okText: context.translate(okText) }),
  })
  return isAgreed ? undefined : STOP
}
