import type { ListPage, ReportPage, SlotName } from '#schemas'
import { lazyView } from '../lazy-view.tsx'

/** The code of blocks is loaded only for pages with blocks in a slot. */
const SlotBlocks = lazyView(async () => (await import('./slot-blocks.tsx')).SlotBlocks)

/** The blocks in a slot of a list or report. */
export function Slot({ page, slot }: { page: ListPage | ReportPage; slot: SlotName }) {
  return page.slots?.[slot] ? <SlotBlocks page={page} slot={slot} /> : null
}
