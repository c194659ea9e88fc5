import type { CellStory } from '#runtime'
import type { BooleanCellProps } from './schema.ts'

export const booleanStories: CellStory<BooleanCellProps>[] = [
  { name: 'Yes', value: true },
  { name: 'No', value: false },
  { name: 'As the contract keeps it', value: 1 },
  { name: 'Words of its own', value: true, props: { yes: 'Open', no: 'Closed' } },
  { name: 'Absent', value: null },
]
