import Type, { type Static } from 'typebox'
import { byKey, closed } from './closed.ts'
import { OperationName } from './names.ts'
import { Values } from './value.ts'

/** Rows, a record or figures from an operation of the contract. */
export const OperationSource = closed(
  {
    op: OperationName,
    model: Type.Optional(Type.String({ title: 'Model', description: 'Model of the records.' })),
    args: Type.Optional(Values),
    cache: Type.Optional(
      Type.String({
        title: 'Keep',
        description: 'Cache time of the response: 30s, 10m, 1h.',
        pattern: '^\\d{1,3}[smh]$',
      }),
    ),
  },
  { title: 'Operation' },
)
export type OperationSource = Static<typeof OperationSource>

/** The items of a dictionary. */
export const DictionarySource = closed(
  { dict: Type.String({ title: 'Dictionary', pattern: '^[a-z][A-Za-z0-9_]{0,99}$' }) },
  { title: 'Dictionary' },
)
export type DictionarySource = Static<typeof DictionarySource>

export const DataSource = byKey<OperationSource | DictionarySource>(
  { dict: DictionarySource },
  OperationSource,
  { title: 'Data source' },
)
