import type { CellStory } from '#runtime'
import type { DictCellProps } from './schema.ts'

const props = { dict: 'settle_bill_status' }

export const dictStories: CellStory<DictCellProps>[] = [
  { name: 'Waiting', value: 'PENDING', props },
  { name: 'Held', value: 'HELD', props },
  { name: 'Confirmed', value: 'CONFIRMED', props },
  { name: 'Settled', value: 'SETTLED', props },
  { name: 'Failed', value: 'FAILED', props },
  { name: 'Text only', value: 'PENDING', props: { ...props, plain: true } },
  { name: 'Not in the dictionary', value: 'ARCHIVED', props },
  { name: 'Absent', value: null, props },
]
