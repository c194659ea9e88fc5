import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const BooleanCellProps = closed({
  yes: Type.Optional(Type.String({ title: 'Word for true', minLength: 1, maxLength: 50, default: 'Yes' })),
  no: Type.Optional(Type.String({ title: 'Word for false', minLength: 1, maxLength: 50, default: 'No' })),
})
export type BooleanCellProps = Static<typeof BooleanCellProps>
