import type { CellStory } from '#runtime'
import type { FileCellProps } from './schema.ts'

export const fileStories: CellStory<FileCellProps>[] = [
  { name: 'One', value: 'bill/contract.pdf' },
  { name: 'Several', value: ['bill/a.pdf', 'bill/b.png'] },
  { name: 'None', value: [] },
  { name: 'Absent', value: null },
]
