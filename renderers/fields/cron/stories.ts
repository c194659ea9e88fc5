import type { FieldStory } from '#runtime'
import type { CronFieldProps } from './schema.ts'

export const cronFieldStories: FieldStory<CronFieldProps>[] = [
  { name: 'Empty' },
  { name: 'Each night', value: '0 3 * * *' },
  { name: 'On weekdays, with seconds', value: '30 */15 9-18 * * mon-fri' },
  { name: 'Disabled', value: '0 3 1 * *', disabled: true },
]
