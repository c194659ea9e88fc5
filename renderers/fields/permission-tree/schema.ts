import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const PermissionTreeFieldProps = closed({
  op: Type.Optional(
    Type.String({
      title: 'Operation',
      description: 'Operation that returns what can be granted; all menus and buttons by default.',
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
      description: 'Ids that are granted now, separated by commas; changes are counted against them.',
    }),
  ),
})
export type PermissionTreeFieldProps = Static<typeof PermissionTreeFieldProps>
