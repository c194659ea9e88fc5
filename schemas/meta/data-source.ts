import Type, { type Static } from 'typebox'
import { OperationName } from './names.ts'
import { strictObject, unionByKey } from './strict-object.ts'
import { Values } from './value.ts'

/**
 * A data source that calls an operation of the contract. Such a data source contains rows, a record or
 * figures.
 */
export const OperationSource = strictObject(
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

/** A data source that contains the items of a dictionary. */
export const DictionarySource = strictObject(
  { dict: Type.String({ title: 'Dictionary', pattern: '^[a-z][A-Za-z0-9_]{0,99}$' }) },
  { title: 'Dictionary' },
)
export type DictionarySource = Static<typeof DictionarySource>

export const DataSource = unionByKey<OperationSource | DictionarySource>(
  { dict: DictionarySource },
  OperationSource,
  { title: 'Data source' },
)
