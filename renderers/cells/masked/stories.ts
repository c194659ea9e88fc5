import type { CellStory } from '#runtime'
import type { MaskedCellProps } from './schema.ts'

export const maskedStories: CellStory<MaskedCellProps>[] = [
  { name: 'An account', value: '6222 **** **** 0841' },
  { name: 'A telephone', value: '138****2764' },
  { name: 'Absent', value: null },
]
