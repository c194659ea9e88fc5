import type { FieldStory } from '#runtime'
import type { SwitchFieldProps } from './schema.ts'

export const switchFieldStories: FieldStory<SwitchFieldProps>[] = [
  { name: 'Off', value: false },
  { name: 'On', value: true },
  { name: 'With words', value: true, props: { on: 'On', off: 'Off' } },
  { name: 'Disabled', value: true, disabled: true },
]
