import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const IconFieldProps = closed({
  of: Type.Optional(oneOf(['actions', 'menus'], { title: 'Icons of', default: 'actions' })),
  placeholder,
})
export type IconFieldProps = Static<typeof IconFieldProps>
