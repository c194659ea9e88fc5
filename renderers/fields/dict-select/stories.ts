import type { FieldStory } from '#runtime'
import type { DictSelectFieldProps } from './schema.ts'

const props = { dict: 'settle_bill_status' }

export const dictSelectFieldStories: FieldStory<DictSelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: 'PENDING', props },
  { name: 'Several', value: ['PENDING', 'HELD', 'FAILED'], props: { ...props, multiple: true } },
  { name: 'Not in the dictionary', value: 'ARCHIVED', props },
  { name: 'Without the empty option', props: { ...props, showAll: false } },
  { name: 'Radio buttons', value: 'PENDING', props: { ...props, type: 'radio' } },
  { name: 'Disabled', value: 'PENDING', props, disabled: true },
]
