import Type, { type Static } from 'typebox'
import { closed } from './closed.ts'
import { FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'

/** An input of a small form: a prompt of an action. */
export const InputField = closed(
  {
    id: NodeId,
    field: FieldName,
    title: Label,
    component: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    required: Type.Optional(Type.Boolean({ title: 'Required' })),
    minLength: Type.Optional(Type.Integer({ minimum: 0 })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
    placeholder: Type.Optional(Label),
    help: Type.Optional(Label),
    default: Type.Optional(Type.Unknown()),
  },
  { title: 'Input' },
)
export type InputField = Static<typeof InputField>
