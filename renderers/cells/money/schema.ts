import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const MoneyCellProps = closed({
  sign: Type.Optional(Type.Boolean({ title: 'Show + before positive amounts', default: false })),
})
export type MoneyCellProps = Static<typeof MoneyCellProps>
