import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const PermissionTreeFieldProps = closed({
  op: Type.Optional(
    Type.String({
      title: 'Operation',
      description: 'Gives what can be granted; all menus and buttons unless told.',
      pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
      default: 'permission.choices',
      'x-refers': 'operation',
    }),
  ),
  args: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { title: 'Arguments', description: 'Sent with the call.' }),
  ),
  saved: Type.Optional(
    Type.String({
      title: 'Saved',
      description: 'What is granted now, ids with commas between: what changed is counted against it.',
    }),
  ),
})
export type PermissionTreeFieldProps = Static<typeof PermissionTreeFieldProps>
