import Type from 'typebox'

/** Whether several may be picked. */
export const multiple = Type.Optional(Type.Boolean({ title: 'Several', default: false }))

/** Whether several are stored as one text. */
export const joined = Type.Optional(
  Type.Boolean({
    title: 'Several in one text',
    description: 'Parted by commas, as stock clients store them; a list otherwise.',
    default: false,
  }),
)
