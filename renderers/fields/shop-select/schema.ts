import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const ShopSelectFieldProps = closed({
  multiple: Type.Optional(
    Type.Boolean({ title: 'Several', description: 'For the operators in and nin.', default: false }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type ShopSelectFieldProps = Static<typeof ShopSelectFieldProps>
