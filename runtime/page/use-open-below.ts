import { type Overlay, useOverlay } from './overlay.ts'
import { useOptionalPage } from './page-context.ts'
import type { PageSession } from './page-session.ts'

/**
 * Returns the function that opens a record in a list over which the current page is open. The list keeps its
 * filters, and the overlays above the record's drawer close. Undefined if the current page isn't open over
 * this list.
 */
export function useOpenBelow(listId: string): ((id: string) => void) | undefined {
  const open = useOptionalPage()
  const overlay = useOverlay()
  const outermost = open && outermostOf(open.session)
  if (outermost?.pageId !== listId) return undefined
  return (id) => {
    closeFrom(overlay, outermost.detail.id() === undefined)
    outermost.detail.open(id)
  }
}

const outermostOf = (session: PageSession): PageSession =>
  session.opener ? outermostOf(session.opener) : session

/** Closes the overlays, starting with the topmost. The lowest shows the record, unless an action opened it. */
function closeFrom(overlay: Overlay | undefined, isLowestClosed: boolean): void {
  if (!overlay || (!overlay.below && !isLowestClosed)) return
  overlay.requestClose()
  closeFrom(overlay.below, isLowestClosed)
}
