import type { FieldStory } from '#runtime'
import type { RuleValueFieldProps } from './schema.ts'

const props = { permissionId: 'bills', field: 'status' }

export const ruleValueFieldStories: FieldStory<RuleValueFieldProps>[] = [
  { name: 'Empty', props: { ...props, condition: '=' } },
  { name: 'A variable', value: '#{sys_user_code}', props: { ...props, condition: '=' } },
  { name: 'Several', value: 'PENDING,HELD', props: { ...props, condition: 'IN' } },
  { name: 'Disabled', value: 'PENDING', props, disabled: true },
]
