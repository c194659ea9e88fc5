import Type from 'typebox'

const fieldOf = (title: string) =>
  Type.String({ title, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$', 'x-refers': 'field' })

/** An operation that gives choices, and the fields of its records that a picker needs. */
export const remoteSource = {
  op: Type.String({
    title: 'Operation',
    description: 'Gives the choices: a list of records, or a page of them.',
    pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
    'x-refers': 'operation',
  }),
  valueField: fieldOf('Field of the value'),
  labelField: fieldOf('Field of the words'),
  args: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      title: 'Arguments',
      description: 'Sent with each call; a form gives expressions here.',
    }),
  ),
}

/** Name of an argument of an operation. */
export const argumentName = (title: string, fallback: string, description: string) =>
  Type.Optional(
    Type.String({ title, description, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$', default: fallback }),
  )
