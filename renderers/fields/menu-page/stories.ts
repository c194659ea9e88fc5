import type { FieldStory } from '#runtime'
import type { MenuPageFieldProps } from './schema.ts'

export const menuPageFieldStories: FieldStory<MenuPageFieldProps>[] = [
  { name: 'Empty' },
  { name: 'A page', value: 'bill/SettleBillList' },
  { name: 'Disabled', value: 'layouts/RouteView', disabled: true },
]
