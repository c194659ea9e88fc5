import Type, { type Static } from 'typebox'
import { closed, oneOf } from './closed.ts'
import { FieldName, Label, NodeId } from './names.ts'

/** A way to look at a list that comes with its page: people find it above the views they save themselves. */
export const ListView = closed(
  {
    id: NodeId,
    title: Label,
    filters: Type.Optional(
      Type.Record(NodeId, Type.Unknown(), {
        title: 'Filters',
        description: 'Values by the id of their search field; null takes a default away.',
      }),
    ),
    sort: Type.Optional(closed({ field: FieldName, order: oneOf(['asc', 'desc']) }, { title: 'Sorted by' })),
    columns: Type.Optional(
      Type.Array(NodeId, {
        title: 'Columns',
        description: 'Ids of the columns that are shown, in their order; the others are hidden.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
  },
  { title: 'View' },
)
export type ListView = Static<typeof ListView>
