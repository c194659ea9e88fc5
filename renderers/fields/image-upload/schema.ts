import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'
import { fileTypes, uploadLimits } from '../../shared/upload/schema.ts'

export const ImageUploadFieldProps = closed({
  types: fileTypes(['png', 'jpeg', 'webp', 'gif']),
  ...uploadLimits,
  biz: Type.Optional(
    Type.String({
      title: 'Kind of upload',
      description: 'As the server registers it: `avatar` may be seen by everybody; without one by its owner.',
      pattern: '^[a-z]{1,32}$',
    }),
  ),
  shape: Type.Optional(
    oneOf(['square', 'circle'], {
      title: 'Shape',
      description: 'How a picture is shown: people stand in a circle.',
      default: 'square',
    }),
  ),
})
export type ImageUploadFieldProps = Static<typeof ImageUploadFieldProps>
