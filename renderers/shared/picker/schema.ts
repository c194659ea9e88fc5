import Type from 'typebox'

/** Setting: true if the user may select several values. */
export const multiple = Type.Optional(Type.Boolean({ title: 'Allow multiple', default: false }))

/** Setting: true if several values are stored as one text. */
export const joined = Type.Optional(
  Type.Boolean({
    title: 'Store as comma-separated text',
    description: 'As JeecgBoot clients store several values. Default: a list.',
    default: false,
  }),
)
