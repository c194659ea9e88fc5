import Type, { type Static } from 'typebox'
import { closed, oneOf } from './closed.ts'
import { AccessCode, FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'

/** One column of a table. */
export const Column = closed(
  {
    id: NodeId,
    field: FieldName,
    title: Type.Optional(Label),
    cell: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    width: Type.Optional(Type.Integer({ title: 'Width', description: 'In px.', minimum: 40, maximum: 800 })),
    align: Type.Optional(oneOf(['left', 'center', 'right'], { title: 'Align' })),
    sort: Type.Optional(Type.Boolean({ title: 'Sortable' })),
    fixed: Type.Optional(oneOf(['left', 'right'], { title: 'Pinned' })),
    hidden: Type.Optional(
      Type.Boolean({ title: 'Hidden by default', description: 'Hidden by default; users can show it.' }),
    ),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Column' },
)
export type Column = Static<typeof Column>
