import type { FieldStory } from '#runtime'
import type { MenuAddressFieldProps } from './schema.ts'

export const menuAddressFieldStories: FieldStory<MenuAddressFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A path', value: '/bill/settleBill' },
  { name: 'With a placeholder', value: "{{ window._CONFIG['domianURL'] }}/druid/" },
  { name: 'One that may not be opened', value: 'ftp://tea.example' },
  { name: 'Disabled', value: '/bill', disabled: true },
]
