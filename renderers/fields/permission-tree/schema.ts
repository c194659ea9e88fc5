import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'

export const PermissionTreeFieldProps = strictObject({
  op: Type.Optional(
    Type.String({
      title: 'Operation',
      description: 'Operation that returns the permissions to grant. Default: all menus and buttons.',
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
      title: 'Saved value',
      description: 'Ids currently granted, separated by commas. Changes are counted against them.',
      'x-section': 'Data',
    }),
  ),
})
export type PermissionTreeFieldProps = Static<typeof PermissionTreeFieldProps>
