import Type from 'typebox'

/** True if several values may be selected. */
export const multiple = Type.Optional(Type.Boolean({ title: 'Several', default: false }))

/** True if several values are stored as one text. */
export const joined = Type.Optional(
  Type.Boolean({
    title: 'Several in one text',
    description: 'Separated by commas, as JeecgBoot clients store them; a list otherwise.',
    default: false,
  }),
)
