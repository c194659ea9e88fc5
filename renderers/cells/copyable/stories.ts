import type { CellStory } from '#runtime'
import type { CopyableCellProps } from './schema.ts'

export const copyableStories: CellStory<CopyableCellProps>[] = [
  { name: 'A number of a trade', value: 'T2026112000000042' },
  { name: 'A whole number', value: 42 },
  { name: 'Absent', value: null },
]
