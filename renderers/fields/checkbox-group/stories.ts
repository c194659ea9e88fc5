import type { FieldStory } from '#runtime'
import type { CheckboxGroupFieldProps } from './schema.ts'

const props: CheckboxGroupFieldProps = {
  options: [
    { value: 'DINE_IN', label: 'Dine in' },
    { value: 'TAKE_AWAY', label: 'Take away' },
    { value: 'DELIVERY', label: 'Delivery' },
  ],
}

export const checkboxGroupFieldStories: FieldStory<CheckboxGroupFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'Two', value: ['DINE_IN', 'DELIVERY'], props },
  { name: 'One that is no option any more', value: ['DINE_IN', 'DRONE'], props },
  { name: 'Disabled', value: ['DINE_IN'], props, disabled: true },
]
