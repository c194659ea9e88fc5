import Type, { type Static } from 'typebox'
import { Label, NodeId } from './names.ts'
import { strictObject } from './strict-object.ts'

/** A tab above the rows of a list. A selected tab sets search fields of the list. */
export const QuickFilter = strictObject(
  {
    id: NodeId,
    title: Label,
    filters: Type.Record(NodeId, Type.Unknown(), {
      title: 'Filters',
      description: 'Values by the id of their search field; null removes a default.',
      minProperties: 1,
    }),
    count: Type.Optional(
      Type.Boolean({
        title: 'Count',
        description: 'Shows the number of its rows under the current search.',
        default: true,
      }),
    ),
  },
  { title: 'Quick filter' },
)
export type QuickFilter = Static<typeof QuickFilter>
