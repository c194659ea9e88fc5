import type { ListPage, ReportPage, SlotName } from '#schemas'
import { lazyView } from '../lazy-view.tsx'

/** The code of blocks is loaded for pages that have some. */
const SlotBlocks = lazyView(async () => (await import('./slot-blocks.tsx')).SlotBlocks)

/** A slot of a list or report, which other content can fill. */
export function Slot({ page, slot }: { page: ListPage | ReportPage; slot: SlotName }) {
  return page.slots?.[slot] ? <SlotBlocks page={page} slot={slot} /> : null
}
