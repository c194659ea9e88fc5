import type { FieldStory } from '#runtime'
import type { RuleValueFieldProps } from './schema.ts'

/** Without a field there is nothing to ask the server for. */
const props = { permissionId: 'bills' }

export const ruleValueFieldStories: FieldStory<RuleValueFieldProps>[] = [
  { name: 'Empty', props: { ...props, condition: '=' } },
  { name: 'A variable', value: '#{sys_user_code}', props: { ...props, condition: '=' } },
  { name: 'Several', value: 'PENDING,HELD', props: { ...props, condition: 'IN' } },
  { name: 'Disabled', value: 'PENDING', props, disabled: true },
]
