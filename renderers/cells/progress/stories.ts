import type { CellStory } from '#runtime'
import type { ProgressCellProps } from './schema.ts'

export const progressStories: CellStory<ProgressCellProps>[] = [
  { name: 'Per cent', value: 62 },
  { name: 'Parts per million', value: 981_200, props: { of: 1_000_000, tone: 'success' } },
  { name: 'More than all', value: 130, props: { tone: 'danger' } },
  { name: 'Below nothing', value: -5, props: { tone: 'warning' } },
  { name: 'Absent', value: null },
]
