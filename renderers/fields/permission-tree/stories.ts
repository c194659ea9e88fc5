import type { FieldStory } from '#runtime'
import type { PermissionTreeFieldProps } from './schema.ts'

export const permissionTreeFieldStories: FieldStory<PermissionTreeFieldProps>[] = [
  { name: 'Nothing granted' },
  { name: 'Disabled', value: '', disabled: true },
]
