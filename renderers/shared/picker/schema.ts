import Type from 'typebox'

/** How what was picked is stored. */
export const storing = {
  multiple: Type.Optional(Type.Boolean({ title: 'Several', default: false })),
  joined: Type.Optional(
    Type.Boolean({
      title: 'Several in one text',
      description: 'Parted by commas, as stock clients store them; a list otherwise.',
      default: false,
    }),
  ),
}
