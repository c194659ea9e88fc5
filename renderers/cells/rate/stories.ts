import type { CellStory } from '#runtime'
import type { RateCellProps } from './schema.ts'

export const rateStories: CellStory<RateCellProps>[] = [
  { name: 'A rate', value: 3_800 },
  { name: 'A whole per cent', value: 60_000 },
  { name: 'Absent', value: null },
]
