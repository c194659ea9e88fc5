import Type from 'typebox'

/* @__NO_SIDE_EFFECTS__ */
const fieldOf = (title: string) =>
  Type.String({ title, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$', 'x-refers': 'field' })

/** Setting for the operation that returns the options. */
export const op = Type.String({
  title: 'Operation',
  description: 'Operation that returns the options as a list or a page of records.',
  pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
  'x-refers': 'operation',
})

/** Setting for the arguments of the operation. */
export const args = Type.Optional(
  Type.Record(Type.String(), Type.Unknown(), {
    title: 'Arguments',
    description: 'Sent with each request. Forms can use expressions.',
  }),
)

/** Setting for the name of the field that contains the stored value. */
export const valueField = fieldOf('Value field')

/** Setting for the name of the field that contains the label. */
export const labelField = fieldOf('Label field')

/** Setting for the name of an argument of the operation. */
/* @__NO_SIDE_EFFECTS__ */
export const argumentName = (title: string, fallback: string, description: string) =>
  Type.Optional(
    Type.String({ title, description, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$', default: fallback }),
  )
