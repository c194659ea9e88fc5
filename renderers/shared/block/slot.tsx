import type { ListPage, ReportPage, SlotName } from '#schemas'
import { lazyView } from '../lazy-view.tsx'

/** The code of blocks is loaded only for pages that have blocks in a slot. */
const SlotBlocks = lazyView(async () => (await import('./slot-blocks.tsx')).SlotBlocks)

/** Draws the blocks that a list or a report has in a slot: above or below its rows. */
export function Slot({ page, slot }: { page: ListPage | ReportPage; slot: SlotName }) {
  return page.slots?.[slot] ? <SlotBlocks page={page} slot={slot} /> : null
}
