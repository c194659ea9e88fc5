import Type, { type Static } from 'typebox'
import { DetailNode } from './detail-node.ts'
import { NodeId } from './names.ts'
import { PageRefresh } from './page-refresh.ts'
import { PrintDocument } from './print-document.ts'
import { DetailLayout } from './record-node.ts'
import { strictObject } from './strict-object.ts'
import { Text } from './value.ts'

/** A record that users can only read, shown in groups and sub-tables. */
export const Detail = strictObject(
  {
    load: Type.String({ title: 'Record', description: 'Name of the data source with the record.' }),
    title: Type.Optional(
      Type.Unsafe<Text>({
        ...Text,
        title: 'Title of a record',
        description:
          'Names the record in the heading, the drawer and the tab. The title of the page by default.',
      }),
    ),
    layout: Type.Optional(DetailLayout),
    refresh: Type.Optional(PageRefresh),
    nodes: Type.Array(DetailNode, { minItems: 1, maxItems: 100 }),
    print: Type.Optional(PrintDocument),
    actions: Type.Optional(
      Type.Array(NodeId, { title: 'Actions', description: 'Ids of actions of this page.' }),
    ),
  },
  { title: 'Detail' },
)
export type Detail = Static<typeof Detail>
