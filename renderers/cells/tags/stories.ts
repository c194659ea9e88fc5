import type { CellStory } from '#runtime'
import type { TagsCellProps } from './schema.ts'

export const tagsStories: CellStory<TagsCellProps>[] = [
  { name: 'Words', value: ['north', 'franchise'] },
  { name: 'Parted by commas', value: 'north, franchise' },
  { name: 'More than fit', value: ['one', 'two', 'three', 'four', 'five'] },
  { name: 'Of a dictionary', value: ['PENDING', 'HELD'], props: { dict: 'settle_bill_status' } },
  { name: 'None', value: [] },
  { name: 'Absent', value: null },
]
