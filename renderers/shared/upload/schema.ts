import Type from 'typebox'
import { stringEnum } from '#schemas'

/** Setting for the maximum number of files. */
export const max = Type.Optional(
  Type.Integer({
    title: 'Maximum number of files',
    description: 'With 1, the value is a path, otherwise a list of paths.',
    minimum: 1,
    maximum: 50,
    default: 1,
  }),
)

/** Setting for the maximum size of a file in megabytes. */
export const maxMb = Type.Optional(
  Type.Integer({
    title: 'Maximum file size (MB)',
    description: 'Limit for each file. The server has its own limit.',
    minimum: 1,
    maximum: 1000,
    default: 10,
  }),
)

/** Setting for the accepted file types. */
/* @__NO_SIDE_EFFECTS__ */
export const fileTypes = <const Words extends readonly string[]>(words: Words) =>
  Type.Optional(
    Type.Array(stringEnum(words), {
      title: 'Allowed file types',
      description: 'Default: all.',
      minItems: 1,
    }),
  )
