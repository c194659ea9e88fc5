import type { CellStory } from '#runtime'
import type { NumberCellProps } from './schema.ts'

export const numberStories: CellStory<NumberCellProps>[] = [
  { name: 'Thousands', value: 1_234_567 },
  { name: 'Two decimals', value: 12.5, props: { decimals: 2 } },
  { name: 'Nothing', value: 0 },
  { name: 'Absent', value: null },
]
