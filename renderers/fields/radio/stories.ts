import type { FieldStory } from '#runtime'
import type { RadioFieldProps } from './schema.ts'

const props: RadioFieldProps = {
  options: [
    { value: 1, label: 'Settled each day' },
    { value: 7, label: 'Settled each week' },
  ],
}

export const radioFieldStories: FieldStory<RadioFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: 7, props },
  { name: 'Buttons', value: 1, props: { ...props, type: 'buttons' } },
  { name: 'Disabled', value: 7, props, disabled: true },
]
