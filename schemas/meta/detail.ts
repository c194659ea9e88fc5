import Type, { type Static } from 'typebox'
import { DetailNode } from './detail-node.ts'
import { NodeId } from './names.ts'
import { PrintDocument } from './print-document.ts'
import { DetailLayout } from './record-node.ts'
import { strictObject } from './strict-object.ts'

/** One record, read-only, in groups and sub-lists. */
export const Detail = strictObject(
  {
    load: Type.String({ title: 'Record', description: 'Name of the data source with the record.' }),
    layout: Type.Optional(DetailLayout),
    nodes: Type.Array(DetailNode, { minItems: 1, maxItems: 100 }),
    print: Type.Optional(PrintDocument),
    actions: Type.Optional(
      Type.Array(NodeId, { title: 'Actions', description: 'Ids of actions of this page.' }),
    ),
  },
  { title: 'Detail' },
)
export type Detail = Static<typeof Detail>
