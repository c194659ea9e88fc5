import type { FieldStory } from '#runtime'
import type { RolePickerFieldProps } from './schema.ts'

export const rolePickerFieldStories: FieldStory<RolePickerFieldProps>[] = [
  { name: 'Empty' },
  { name: 'One', value: 'admin', props: { value: 'roleCode' } },
  { name: 'Several', value: ['admin', 'configurator'], props: { value: 'roleCode', multiple: true } },
  { name: 'One nobody knows', value: 'gone', props: { value: 'roleCode' } },
  { name: 'Disabled', value: 'admin', props: { value: 'roleCode' }, disabled: true },
]
