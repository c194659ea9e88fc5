import type { CellStory } from '#runtime'
import type { SparklineCellProps } from './schema.ts'

export const sparklineStories: CellStory<SparklineCellProps>[] = [
  { name: 'Takings', value: [120, 180, 90, 240, 200, 310], props: { format: 'money' } },
  { name: 'With a gap', value: [4, 8, null, 2, 9] },
  { name: 'Always the same', value: [5, 5, 5] },
  { name: 'One number', value: [7] },
  { name: 'Below nothing', value: [-4, 2, -9] },
  { name: 'No numbers', value: ['a', {}] },
  { name: 'Absent', value: null },
]
