import Type from 'typebox'
import { oneOf } from '#schemas'

/** Maximum number of files. */
export const max = Type.Optional(
  Type.Integer({
    title: 'Files at most',
    description: 'For 1 the value is its path, otherwise a list of paths.',
    minimum: 1,
    maximum: 50,
    default: 1,
  }),
)

/** Maximum size of a file in megabytes. */
export const maxMb = Type.Optional(
  Type.Integer({
    title: 'Megabytes at most',
    description: 'Limit for each file; the server has its own limit.',
    minimum: 1,
    maximum: 1000,
    default: 10,
  }),
)

/** Accepted file types. */
/* @__NO_SIDE_EFFECTS__ */
export const fileTypes = <const Words extends readonly string[]>(words: Words) =>
  Type.Optional(
    Type.Array(oneOf(words), {
      title: 'Kinds of files',
      description: 'All by default.',
      minItems: 1,
    }),
  )
