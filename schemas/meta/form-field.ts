import Type, { type Static } from 'typebox'
import { FieldRule } from './field.ts'
import { InModes } from './form-modes.ts'
import { AccessCode, FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Expression, Value, When } from './value.ts'

/** Permissions that users need to see and to edit a value. */
export const ReadWrite = strictObject(
  { read: Type.Optional(AccessCode), write: Type.Optional(AccessCode) },
  { title: 'Read and write' },
)
export type ReadWrite = Static<typeof ReadWrite>

/** Permissions of a field: either one code to see and edit the value, or two separate codes. */
const FieldAccess = Type.Unsafe<AccessCode | ReadWrite>({
  title: 'Field permissions',
  if: { type: 'string' },
  then: AccessCode,
  else: ReadWrite,
})

/** An option that the page itself declares. */
export const Option = strictObject(
  { value: Type.Union([Type.String(), Type.Integer(), Type.Boolean()]), label: Label },
  { title: 'Option' },
)
export type Option = Static<typeof Option>

/** Settings that most nodes of a form have. */
export const shared = {
  id: NodeId,
  title: Type.Optional(Label),
  visible: Type.Optional(When),
  requires: Type.Optional(AccessCode),
  modes: InModes,
}

/** Formily component that draws a node, and its settings. */
export const drawnBy = { component: Type.Optional(RendererName), props: Type.Optional(RendererProps) }

const Limit = (title: string) => Type.Optional(Type.Number({ title }))
const Length = (title: string, minimum: number) =>
  Type.Optional(Type.Integer({ title, minimum, maximum: 100_000 }))

/** An input of a form, and the constraints on its value. */
export const FormField = strictObject(
  {
    node: Type.Literal('field'),
    id: shared.id,
    field: FieldName,
    title: shared.title,
    component: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    span: Type.Optional(Type.Integer({ title: 'Columns wide', minimum: 1, maximum: 4 })),
    help: Type.Optional(Label),
    placeholder: Type.Optional(Label),
    default: Type.Optional(Value),
    required: Type.Optional(Type.Boolean({ title: 'Required' })),
    requiredWhen: Type.Optional(When),
    disabled: Type.Optional(When),
    readOnly: Type.Optional(Type.Boolean({ title: 'Read-only' })),
    compute: Type.Optional(Expression),
    sends: Type.Optional(
      Type.Boolean({
        title: 'Sent',
        description: 'False for a value that only this page reads, such as the amount of an example.',
        default: true,
      }),
    ),
    minLength: Length('At least characters', 0),
    maxLength: Length('At most characters', 1),
    minimum: Limit('Minimum'),
    maximum: Limit('Maximum'),
    pattern: Type.Optional(
      Type.String({
        title: 'Pattern',
        description: 'Regular expression that the whole text must match.',
        minLength: 1,
        maxLength: 200,
      }),
    ),
    format: Type.Optional(stringEnum(['email', 'mobile', 'url', 'idCard', 'bankCard'], { title: 'Format' })),
    options: Type.Optional(Type.Array(Option, { title: 'Options', minItems: 1, maxItems: 200 })),
    validate: Type.Optional(
      Type.Array(FieldRule, { title: 'Checks by the server', minItems: 1, maxItems: 5 }),
    ),
    visible: shared.visible,
    requires: Type.Optional(FieldAccess),
    modes: InModes,
  },
  { title: 'Field' },
)
export type FormField = Static<typeof FormField>

const {
  validate: _validate,
  span: _span,
  sends: _sends,
  modes: _modes,
  ...columnShape
} = FormField.properties

/**
 * A column of a sub-table. The column has one input in each row. The server validates the rows when the form
 * is submitted.
 */
export const FormColumn = strictObject(columnShape, { title: 'Column' })
export type FormColumn = Static<typeof FormColumn>
