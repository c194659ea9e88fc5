import Type, { type Static } from 'typebox'
import { FieldName, Label, NodeId } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'

/** A view that the page defines. Such a view is listed before the views that users have saved. */
export const ListView = strictObject(
  {
    id: NodeId,
    title: Label,
    filters: Type.Optional(
      Type.Record(NodeId, Type.Unknown(), {
        title: 'Filters',
        description: 'Values by the id of their search field; null removes a default.',
      }),
    ),
    sort: Type.Optional(
      strictObject({ field: FieldName, order: stringEnum(['asc', 'desc']) }, { title: 'Sorted by' }),
    ),
    columns: Type.Optional(
      Type.Array(NodeId, {
        title: 'Columns',
        description: 'Ids of the visible columns, in their order.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
  },
  { title: 'View' },
)
export type ListView = Static<typeof ListView>
