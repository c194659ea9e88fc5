import type { CellStory } from '#runtime'
import type { DiffCellProps } from './schema.ts'

export const diffStories: CellStory<DiffCellProps>[] = [
  { name: 'Changed', value: { before: '0.38%', after: '0.36%' } },
  { name: 'Came', value: { after: 'Wuhan' } },
  { name: 'Went', value: { before: 'Wuhan', after: null } },
  { name: 'Not changed', value: { before: 'same', after: 'same' } },
  { name: 'Beside another field', value: 'new', props: { before: 'old' }, record: { old: 'was' } },
  { name: 'Absent', value: null },
]
