import type { CloseOverlayStep } from '#schemas'
import type { ActionContext } from '../context.ts'

/** Closes the drawer or dialog this page is in; what minds being closed is asked first. */
export function closeOverlayAction(_: CloseOverlayStep, context: ActionContext): undefined {
  context.closeOverlay?.()
}
