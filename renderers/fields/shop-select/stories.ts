import type { FieldStory } from '#runtime'
import type { ShopSelectFieldProps } from './schema.ts'

export const shopSelectFieldStories: FieldStory<ShopSelectFieldProps>[] = [
  { name: 'Empty' },
  { name: 'From a deep link', value: '1' },
  { name: 'Several', value: ['1', '2'], props: { multiple: true } },
  { name: 'Disabled', value: '1', disabled: true },
]
