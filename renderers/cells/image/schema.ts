import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const ImageCellProps = closed({
  limit: Type.Optional(Type.Integer({ title: 'Pictures at most', minimum: 1, maximum: 20, default: 3 })),
})
export type ImageCellProps = Static<typeof ImageCellProps>
