import type { FieldStory } from '#runtime'
import type { SelectFieldProps } from './schema.ts'

const props: SelectFieldProps = {
  options: [
    { value: 'PUBLIC', label: 'Company account' },
    { value: 'PRIVATE', label: "Owner's own account" },
  ],
}

export const selectFieldStories: FieldStory<SelectFieldProps>[] = [
  { name: 'Empty', props },
  { name: 'One', value: 'PRIVATE', props },
  { name: 'No option any more', value: 'CASH', props },
  { name: 'Disabled', value: 'PUBLIC', props, disabled: true },
]
