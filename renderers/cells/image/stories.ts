import type { CellStory } from '#runtime'
import type { ImageCellProps } from './schema.ts'

export const imageStories: CellStory<ImageCellProps>[] = [
  { name: 'One that is gone', value: 'licence/none.png' },
  { name: 'More than fit', value: ['a/1.png', 'a/2.png', 'a/3.png', 'a/4.png'], props: { limit: 2 } },
  { name: 'None', value: [] },
  { name: 'Absent', value: null },
]
