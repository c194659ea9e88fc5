import Type, { type Static } from 'typebox'
import { MaskSetting } from './mask.ts'
import { AccessCode, FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'

/** A column of a table. */
export const Column = strictObject(
  {
    id: NodeId,
    field: FieldName,
    title: Type.Optional(Label),
    cell: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    mask: MaskSetting,
    width: Type.Optional(Type.Integer({ title: 'Width', description: 'In px.', minimum: 40, maximum: 800 })),
    align: Type.Optional(stringEnum(['left', 'center', 'right'], { title: 'Align' })),
    sort: Type.Optional(Type.Boolean({ title: 'Sortable' })),
    fixed: Type.Optional(stringEnum(['left', 'right'], { title: 'Pinned' })),
    hidden: Type.Optional(
      Type.Boolean({ title: 'Hidden by default', description: 'Hidden by default; users can show it.' }),
    ),
    requires: Type.Optional(AccessCode),
  },
  { title: 'Column' },
)
export type Column = Static<typeof Column>
