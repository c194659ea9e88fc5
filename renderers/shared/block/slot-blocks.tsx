import { useBlocks } from '#runtime'
import type { ListPage, ReportPage, SlotName } from '#schemas'
import { BlockGrid } from './block-grid.tsx'

interface SlotBlocksProps {
  page: ListPage | ReportPage
  slot: SlotName
}

/**
 * Draws the blocks above or below a list or a report. Draws nothing if the user may see none of the blocks.
 */
export function SlotBlocks({ page, slot }: SlotBlocksProps) {
  const { blocks } = useBlocks(page, `/slots/${slot}`)
  return blocks.length === 0 ? null : <BlockGrid blocks={blocks} />
}
