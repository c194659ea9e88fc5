import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const TagsCellProps = closed({
  dict: Type.Optional(
    Type.String({
      title: 'Dictionary',
      description: 'Gives the tags their texts and colours.',
      pattern: '^[a-z][A-Za-z0-9_]{0,99}$',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      title: 'Tags at most',
      description: 'The others are counted.',
      minimum: 1,
      maximum: 20,
      default: 3,
    }),
  ),
})
export type TagsCellProps = Static<typeof TagsCellProps>
