import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { storing } from '../../shared/picker/schema.ts'
import { argumentName, remoteSource } from '../../shared/remote/schema.ts'

export const RemoteSelectFieldProps = closed({
  ...remoteSource,
  detailField: Type.Optional(
    Type.String({
      title: 'Field of the detail',
      description: 'Shown in brackets behind the words.',
      pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$',
      'x-refers': 'field',
    }),
  ),
  searchParam: argumentName('Argument of the search', 'keyword', 'Takes what is typed.'),
  valueParam: argumentName(
    'Argument of the values',
    'ids',
    'Takes the chosen values, parted by commas, so that they have names.',
  ),
  needs: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' }), {
      title: 'Needs',
      description: 'Names of arguments without which nothing is offered, as what another field holds.',
      maxItems: 10,
    }),
  ),
  ...storing,
  placeholder,
})
export type RemoteSelectFieldProps = Static<typeof RemoteSelectFieldProps>
