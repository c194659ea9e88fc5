import type { FieldStory } from '#runtime'
import type { JsonFieldProps } from './schema.ts'

export const jsonFieldStories: FieldStory<JsonFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A value', value: { retries: 3, channels: ['ALIPAY', 'WECHAT'] } },
  { name: 'Kept as a text', value: '{"retries": 3}', props: { gives: 'text' } },
  { name: 'Disabled', value: { retries: 3 }, disabled: true },
]
