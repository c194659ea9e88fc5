import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const PermissionTreeFieldProps = closed({
  saved: Type.Optional(
    Type.String({
      title: 'Saved',
      description: 'What is granted now, ids with commas between: what changed is counted against it.',
    }),
  ),
})
export type PermissionTreeFieldProps = Static<typeof PermissionTreeFieldProps>
